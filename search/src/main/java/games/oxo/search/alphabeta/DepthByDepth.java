package games.oxo.search.alphabeta;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Points;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One search of a position by {@link AlphaBetaEngine}. Under a limit of time or nodes it is
 * iterative deepening, so that there is always a result; otherwise it goes to its depth at once. At
 * each depth it evaluates the legal moves and then the expected play. A limit of nodes ends it
 * after the same depth for any number of workers.
 */
final class DepthByDepth implements Search {
  /** The depth that grows: by the number of free cells, from few to many. */
  private static final int[][] DEPTH_BY_FREE_CELLS = {{12, 10}, {17, 6}, {64, 4}};

  private final Kernel kernel;
  private final AlphaBetaEngine.Setup setup;
  private final int[] bias;
  private final Dice dice;
  private final Position position;
  private final boolean everyMove;
  private final Clock clock;
  private final long mostLeaves;
  private final RootMoves root;
  private final int lastDepth;
  private int depth;

  /** At this depth, once all moves are valued: the moves, best first. */
  private List<MoveValue> ranking = List.of();

  private int chosen;
  private int followed;
  private @Nullable ExpectedPlay play;
  private @Nullable Analysis result;
  private int steps;
  private boolean ended;

  DepthByDepth(
      Kernel kernel,
      AlphaBetaEngine.Setup setup,
      int[] bias,
      Dice dice,
      WorkerPool pool,
      Position position,
      SearchRequest request) {
    this.kernel = kernel;
    this.setup = setup;
    this.bias = bias;
    this.dice = dice;
    this.position = position;
    everyMove = request.everyMove();
    Limits limits = request.limits();
    clock = Clock.paused(limits);
    mostLeaves = limits.nodes() == 0 ? Long.MAX_VALUE : limits.nodes();
    LeafCount count = new LeafCount();
    List<AlphaBetaSearch> searches = new ArrayList<>();
    for (int worker = 0; worker < pool.size(); worker++) {
      searches.add(newSearch(setup.pruning(), count));
    }
    root = new RootMoves(position, request.stones(position), searches, pool);
    int free = Long.bitCount(kernel.all() & ~position.occupied());
    boolean stepwise = limits.millis() > 0 || limits.nodes() > 0;
    lastDepth = Math.min(free, depth(limits, free));
    depth = stepwise ? 1 : lastDepth;
  }

  private AlphaBetaSearch newSearch(Pruning pruning, LeafCount count) {
    return AlphaBetaSearch.of(kernel, pruning, bias, clock, count);
  }

  private int depth(Limits limits, int free) {
    if (limits.depth() > 0) {
      return limits.depth();
    }
    if (setup.depth() > 0) {
      return setup.depth();
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

  @Override
  public boolean run(BooleanSupplier pause) {
    if (ended) {
      return true;
    }
    clock.resume(pause);
    try {
      while (!ended) {
        finishDepth();
        if (!ended && clock.wantsPause()) {
          return false;
        }
      }
    } catch (SearchStopped e) {
      if (clock.isPaused()) {
        return false;
      }
      // A limit: the last finished depth counts.
      ended = true;
    }
    clock.finish();
    return true;
  }

  /** Does what is left to do at this depth. */
  private void finishDepth() {
    if (play == null) {
      root.value(depth);
      if (result != null && root.leaves() >= mostLeaves) {
        // Who looks at the clock, and when, depends on the workers; the depth that counts does not.
        throw new SearchStopped();
      }
      ranking = root.ranked(this::value);
      double best = ranking.get(0).value().rank();
      int ties = (int) ranking.stream().filter(each -> each.value().rank() == best).count();
      chosen = setup.deterministic() ? 0 : dice.below(ties);
      followed = 0;
      // Leaves are counted by the searches that find the values, not by the one that follows,
      // which compares with a value and needs cuts for that.
      play = new ExpectedPlay(position, depth, newSearch(Pruning.ALPHA_BETA, new LeafCount()));
    }
    for (; followed < ranking.size(); followed++) {
      if (followed == chosen || everyMove) {
        MoveValue each = ranking.get(followed);
        ranking.set(followed, new MoveValue(each.move(), each.value(), 0, play.after(each)));
      }
    }
    result = analysis(ranking, chosen, ranking.get(chosen).value());
    play = null;
    steps++;
    root.clear();
    ended = result.value().isProven() || depth == lastDepth;
    depth++;
  }

  private Value value(int score, boolean sawHorizon) {
    int plies = AlphaBetaSearch.WIN - Math.abs(score);
    if (kernel.isLineGame() && plies <= kernel.cells()) {
      return score > 0 ? Ending.win(plies) : Ending.loss(plies);
    }
    if (sawHorizon) {
      return estimate(score);
    }
    return kernel.isLineGame() ? Ending.DRAW : new Margin(score / AlphaBetaSearch.POINT);
  }

  private Value estimate(int score) {
    return kernel.isLineGame()
        ? Points.evaluation(score)
        : new Points(score, Points.Unit.HUNDREDTHS);
  }

  private Analysis analysis(List<MoveValue> moves, int best, Value value) {
    MoveValue first = moves.get(best);
    return new Analysis(
        first.move(), value, moves, first.line(), depth, root.leaves(), 0, clock.micros());
  }

  @Override
  public Analysis analysis() {
    Analysis last = result;
    if (last != null) {
      return new Analysis(
          last.best(),
          last.value(),
          last.moves(),
          last.line(),
          last.depth(),
          root.leaves(),
          0,
          clock.micros());
    }
    List<MoveValue> valued = root.ranked(this::value);
    if (!valued.isEmpty()) {
      // Of the moves that are left one may be better, so this proves nothing but a win.
      Value best = valued.get(0).value();
      boolean won = kernel.isLineGame() && best.isWin();
      return analysis(valued, 0, won ? best : estimate(AlphaBetaSearch.score(best)));
    }
    Move first = root.first();
    return new Analysis(
        first,
        Points.evaluation(0),
        List.of(),
        List.of(first),
        0,
        root.leaves(),
        0,
        clock.micros());
  }

  @Override
  public int steps() {
    return steps;
  }
}
