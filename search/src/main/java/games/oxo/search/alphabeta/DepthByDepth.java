package games.oxo.search.alphabeta;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Reports;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.textbook.TextbookScale;
import games.oxo.search.textbook.TextbookSearch;
import games.oxo.search.value.Points;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One search of a position by {@link AlphaBetaEngine}. Under a limit of time or nodes it is
 * iterative deepening, so that there is always a result; otherwise it goes to its depth at once. At
 * each depth it evaluates the legal moves and then the expected play. A limit of nodes ends it
 * after the same depth for any number of workers.
 */
final class DepthByDepth {
  /** The depth that grows: by the number of free cells, from few to many. */
  private static final int[][] DEPTH_BY_FREE_CELLS = {{12, 10}, {17, 6}, {64, 4}};

  private final AlphaBetaEngine.Parts parts;
  private final Position position;
  private final TextbookScale scale;
  private final boolean everyMove;
  private final Reports reports;
  private final Clock clock;
  private final long mostLeaves;
  private final RootMoves root;
  private final int firstDepth;
  private final int lastDepth;

  /** That of the last finished depth. */
  private @Nullable Analysis result;

  DepthByDepth(
      AlphaBetaEngine.Parts parts,
      Position position,
      SearchRequest request,
      SearchListener listener) {
    this.parts = parts;
    this.position = position;
    scale = new TextbookScale(parts.rules(), position);
    everyMove = request.everyMove();
    Limits limits = request.limits();
    reports = new Reports(listener, request.reportMillis(), this::soFar);
    clock = new Clock(limits, reports);
    mostLeaves = limits.nodes() == 0 ? Long.MAX_VALUE : limits.nodes();
    LeafCount count = new LeafCount();
    List<TextbookSearch> searches = new ArrayList<>();
    for (int worker = 0; worker < parts.pool().size(); worker++) {
      searches.add(newSearch(parts.setup().pruning(), clock.forWorker(worker), count));
    }
    root = new RootMoves(position, request.stones(position), searches, parts.pool());
    int free = parts.rules().cells() - position.ply();
    boolean stepwise = limits.millis() > 0 || limits.nodes() > 0;
    lastDepth = Math.min(free, depth(limits, free));
    firstDepth = stepwise ? 1 : lastDepth;
  }

  private TextbookSearch newSearch(Pruning pruning, Clock ofWorker, LeafCount count) {
    return new TextbookSearch(
        parts.rules(),
        pruning.technique(),
        parts.bias(),
        leaves -> ofWorker.isOver(count.add(leaves)));
  }

  private int depth(Limits limits, int free) {
    if (limits.depth() > 0) {
      return limits.depth();
    }
    if (parts.setup().depth() > 0) {
      return parts.setup().depth();
    }
    if (limits.millis() > 0 || limits.nodes() > 0) {
      return free;
    }
    for (int[] step : DEPTH_BY_FREE_CELLS) {
      if (free <= step[0]) {
        return step[1];
      }
    }
    throw new IllegalStateException("a board has at most 64 cells");
  }

  Analysis run() {
    try {
      for (int depth = firstDepth; depth <= lastDepth && !isProven(); depth++) {
        search(depth);
        reports.step();
      }
    } catch (SearchStopped e) {
      // The last finished depth counts.
    }
    return reports.end(analysis());
  }

  private boolean isProven() {
    return result != null && result.value().isProven();
  }

  private void search(int depth) {
    root.value(depth);
    if (result != null && root.leaves() >= mostLeaves) {
      // Who looks at the clock, and when, depends on the workers; the depth that counts does not.
      throw new SearchStopped();
    }
    List<MoveValue> ranking = root.ranked(score -> scale.value(score, depth));
    double best = ranking.get(0).value().rank();
    int ties = (int) ranking.stream().filter(each -> each.value().rank() == best).count();
    int chosen = parts.setup().deterministic() ? 0 : parts.dice().below(ties);
    // Leaves are counted by the searches that find the values, not by the one that follows,
    // which compares with a value and needs cuts for that.
    TextbookSearch comparing = newSearch(Pruning.ALPHA_BETA, clock, new LeafCount());
    ExpectedPlay play = new ExpectedPlay(position, depth, comparing, scale);
    for (int i = 0; i < ranking.size(); i++) {
      if (i == chosen || everyMove) {
        MoveValue each = ranking.get(i);
        ranking.set(i, new MoveValue(each.move(), each.value(), 0, play.after(each)));
      }
    }
    result = analysis(ranking, ranking.get(chosen), ranking.get(chosen).value(), depth);
  }

  private Analysis analysis(List<MoveValue> moves, MoveValue best, Value value, int depth) {
    return Analysis.of(best, moves)
        .withValue(value)
        .withDepth(depth)
        .withNodes(root.leaves())
        .withMicros(clock.micros());
  }

  private @Nullable Analysis soFar() {
    Analysis known = analysis();
    return known.moves().isEmpty() ? null : known;
  }

  /** What is known: the last finished depth, or the moves of the first one that have a value. */
  private Analysis analysis() {
    Analysis last = result;
    if (last != null) {
      MoveValue best = new MoveValue(last.best(), last.value(), 0, last.line());
      return analysis(last.moves(), best, last.value(), last.depth());
    }
    List<MoveValue> valued = root.ranked(score -> scale.value(score, firstDepth));
    if (!valued.isEmpty()) {
      // Of the moves that are left one may be better, so this proves nothing but a win.
      Value best = valued.get(0).value();
      boolean won = parts.rules().hasLines() && best.isWin();
      Value sure = won ? best : scale.estimate(best);
      return analysis(valued, valued.get(0), sure, firstDepth);
    }
    MoveValue any = new MoveValue(root.first(), Points.evaluation(0), 0, List.of(root.first()));
    return analysis(List.of(), any, any.value(), 0);
  }
}
