package games.oxo.search.mcts;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The analysis of a position from one or several tree searches. */
public final class RootReport {
  /** A mean of results is never taken for more certain, since its logarithm of odds has no end. */
  private static final double LEAST_CHANCE = 0.01;

  private final Position position;
  private final List<MctsSearch> searches;
  private final boolean hasPoints;
  private final int sign;

  public RootReport(Position position, List<MctsSearch> searches) {
    this.position = position;
    this.searches = searches;
    hasPoints = position.game().rules().hasPoints();
    sign = position.toMove().orElseThrow() == Player.X ? 1 : -1;
  }

  /** The analysis: a move that keeps a proven value, else the move tried most that is not lost. */
  public Analysis analysis(long micros) {
    List<MoveValue> values = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (!move.isSwap() && isLookedAt(move)) {
        values.add(valueOf(move));
      }
    }
    Optional<Value> solved = solved();
    values.sort(
        Comparator.comparingInt((MoveValue each) -> -rank(each.value(), solved))
            .thenComparing(each -> hasPoints ? -provenScore(each.value()) : 0.0)
            .thenComparingLong(each -> -each.visits()));
    MoveValue best = values.get(0);
    Value value = solved.orElse(estimate(best.value()));
    int depth = searches.stream().mapToInt(MctsSearch::deepest).max().orElse(0);
    return Analysis.of(best, values)
        .withValue(value)
        .withDepth(depth)
        .withSimulations(simulations())
        .withMicros(micros);
  }

  /** What the best move so far says about a position that is not solved. */
  private static Value estimate(Value best) {
    return best instanceof Proven proven ? Chance.ofMean(proven.result().sign()) : best;
  }

  /** The true value of the position, when a search has solved it. */
  private Optional<Value> solved() {
    return searches.stream()
        .map(MctsSearch::tree)
        .filter(tree -> tree.isSolved(MctsTree.ROOT))
        .map(tree -> proven(tree.low(MctsTree.ROOT)))
        .findFirst();
  }

  private static double provenScore(Value value) {
    return value.isProven() ? value.rank() : 0;
  }

  /**
   * What keeps the true value first, then proven wins; proven losses last. A proven draw is sorted
   * among the estimates.
   */
  private static int rank(Value value, Optional<Value> solved) {
    if (solved.isPresent() && solved.get().equals(value)) {
      return 2;
    }
    return value.isWin() ? 1 : value.isLoss() ? -1 : 0;
  }

  /** Whether the policy of the searches allows a move. */
  private boolean isLookedAt(Move move) {
    return searches.get(0).tree().childAt(MctsTree.ROOT, move.cell()) >= 0;
  }

  private MoveValue valueOf(Move move) {
    long visits = 0;
    double sum = 0;
    double weights = 0;
    MctsSearch most = searches.get(0);
    int mostVisits = -1;
    for (MctsSearch search : searches) {
      MctsTree tree = search.tree();
      int child = tree.childAt(MctsTree.ROOT, move.cell());
      if (tree.isSolved(child)) {
        return new MoveValue(move, proven(tree.low(child)), tree.visits(child), line(search, move));
      }
      visits += tree.visits(child);
      double weight = 1 + tree.visits(child);
      sum += weight * search.estimate(child);
      weights += weight;
      if (tree.visits(child) > mostVisits) {
        mostVisits = tree.visits(child);
        most = search;
      }
    }
    return new MoveValue(move, chance(sign * sum / weights), visits, line(most, move));
  }

  /** The chance that a mean of results stands for, as far as that was measured. */
  private Chance chance(double mean) {
    TupleEvaluation evaluation = searches.get(0).evaluation();
    Chance plain = Chance.ofMean(mean);
    if (evaluation == null) {
      return plain;
    }
    double doubtful = Math.max(LEAST_CHANCE, Math.min(1 - LEAST_CHANCE, plain.expected()));
    int value = (int) Math.round(100 * new Chance(doubtful).logOdds());
    return evaluation.chance(value, simulations(), position.ply());
  }

  private long simulations() {
    return searches.stream().mapToLong(MctsSearch::simulations).sum();
  }

  private Value proven(int valueForX) {
    int value = sign * valueForX;
    return hasPoints ? new Margin(value) : Ending.of(Result.ofSign(value));
  }

  /** The most visited moves from a move on. */
  private List<Move> line(MctsSearch search, Move first) {
    MctsTree tree = search.tree();
    List<Move> line = new ArrayList<>(List.of(first));
    int node = tree.childAt(MctsTree.ROOT, first.cell());
    while (tree.children(node) > 0) {
      int next = tree.firstChild(node);
      for (int child = next; child < tree.firstChild(node) + tree.children(node); child++) {
        next = tree.visits(child) > tree.visits(next) ? child : next;
      }
      if (tree.visits(next) == 0) {
        break;
      }
      node = next;
      line.add(Move.at(tree.cell(node)));
    }
    return line;
  }
}
