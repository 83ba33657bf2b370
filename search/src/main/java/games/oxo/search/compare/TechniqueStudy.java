package games.oxo.search.compare;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Points;
import games.oxo.search.value.Value;
import java.util.function.BooleanSupplier;

/**
 * Searches one position to one depth with different techniques and counts what each of them visits.
 */
public final class TechniqueStudy {
  /** A first guess at a depth takes at most about so many positions without cuts. */
  private static final double NODES_OF_USUAL_DEPTH = 10_000_000;

  private final Position position;
  private final Kernel kernel;
  private final long own;
  private final long other;

  /**
   * @param position not over; a swap that it offers is left out
   */
  public TechniqueStudy(Position position) {
    this.position = position;
    kernel = new Kernel(position.game());
    Player mover = position.toMove().orElseThrow();
    own = position.stones(mover);
    other = position.stones(mover.other());
  }

  /** The number of stones that can be looked ahead. */
  public int mostDepth() {
    return kernel.cells() - position.ply();
  }

  /** A depth that plain negamax searches within a second or so. */
  public int usualDepth() {
    double positions = 1;
    long occupied = own | other;
    int depth = 0;
    while (depth < mostDepth()) {
      positions *= Long.bitCount(kernel.legal(occupied, position.ply() + depth));
      if (positions > NODES_OF_USUAL_DEPTH && depth > 0) {
        break;
      }
      // With gravity a column stays legal for some stones; otherwise a cell is taken each time.
      if (!position.game().board().gravity()) {
        occupied |= Long.lowestOneBit(kernel.all() & ~occupied);
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
    TextbookSearch search = new TextbookSearch(kernel, technique, stop);
    long begin = System.nanoTime();
    boolean complete = true;
    int score = 0;
    try {
      score = search.value(own, other, depth);
    } catch (SearchStopped e) {
      complete = false;
    }
    long nanos = System.nanoTime() - begin;
    Move best = complete ? Move.at(search.bestMove()) : firstMove();
    return new SearchCost(
        technique, depth, complete, value(score, depth), best, search.nodes(), nanos);
  }

  private Move firstMove() {
    return position.legalMoves().get(0);
  }

  private Value value(int score, int depth) {
    if (kernel.hasLines()) {
      int plies = StudyBoard.WIN - Math.abs(score) - position.ply();
      if (plies <= kernel.cells()) {
        return score > 0 ? Ending.win(plies) : Ending.loss(plies);
      }
      return depth == mostDepth() ? Ending.DRAW : Points.evaluation(score);
    }
    return depth == mostDepth()
        ? new Margin(score / StudyBoard.POINT)
        : new Points(score, Points.Unit.HUNDREDTHS);
  }
}
