package games.oxo.search.compare;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.MoveValue;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.textbook.CellBias;
import games.oxo.search.textbook.Technique;
import games.oxo.search.textbook.TextbookScale;
import games.oxo.search.textbook.TextbookSearch;
import games.oxo.search.textbook.TextbookState;
import games.oxo.search.value.Value;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Searches one position to one depth with different techniques and counts what each of them visits.
 */
public final class TechniqueStudy {
  /** A first guess at a depth takes at most about so many positions without cuts. */
  private static final double NODES_OF_USUAL_DEPTH = 10_000_000;

  private final Position position;
  private final SearchRules rules;

  /**
   * @param position not over; a swap that it offers is left out
   */
  public TechniqueStudy(Position position) {
    this.position = position;
    rules = new SearchRules(position.game());
  }

  /** The number of stones that can be looked ahead. */
  public int mostDepth() {
    return rules.cells() - position.ply();
  }

  /** A depth that plain negamax searches within a second or so. */
  public int usualDepth() {
    double positions = 1;
    long occupied = position.occupied();
    int depth = 0;
    while (depth < mostDepth()) {
      positions *= Long.bitCount(rules.legal(occupied, position.ply() + depth));
      if (positions > NODES_OF_USUAL_DEPTH && depth > 0) {
        break;
      }
      // With gravity a column stays legal for some stones; otherwise a cell is taken each time.
      if (!position.game().board().gravity()) {
        occupied |= Long.lowestOneBit(rules.all() & ~occupied);
      }
      depth++;
    }
    return Math.max(1, depth);
  }

  /**
   * Searches with a technique, which begins without any knowledge.
   *
   * @param stop asked from time to time whether to give up
   */
  public SearchCost measure(Technique technique, int depth, BooleanSupplier stop) {
    CellBias bias = CellBias.none(position.game().board());
    TextbookSearch search =
        new TextbookSearch(rules, technique, bias, leaves -> stop.getAsBoolean());
    TextbookState root = search.position(position);
    long begin = System.nanoTime();
    int score = 0;
    boolean complete = true;
    try {
      score = search.search(root, depth, -TextbookSearch.INFINITE, TextbookSearch.INFINITE);
    } catch (SearchStopped e) {
      complete = false;
    }
    long nanos = System.nanoTime() - begin;
    MoveValue best = complete ? best(search.bestMove(), score, depth) : null;
    return new SearchCost(technique, depth, best, search.nodes() + search.leaves(), nanos);
  }

  private MoveValue best(int cell, int score, int depth) {
    Move move = Move.at(cell);
    Value value = new TextbookScale(rules, position).value(score, depth);
    return new MoveValue(move, value, 0, List.of(move));
  }
}
