package games.oxo.search.pvs;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.Search;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Points;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * One search of a position by {@link PvsEngine}: iterative deepening by all workers of a pool,
 * which share nothing but the transposition table (Lazy SMP). The answer is a settled result, or
 * else the deepest.
 */
final class LazySmpSearch implements Search {
  private final Kernel kernel;
  private final Position position;
  private final WorkerPool pool;
  private final Clock clock;
  private final int lastDepth;
  private final boolean everyMove;
  private final List<PvsSearch> searches;
  private final List<IterativeDeepening> workers;

  /** For each worker the depth that it is at. */
  private final int[] depths;

  private int steps;
  private volatile boolean isFinished;

  /**
   * @param clock not yet running
   * @param searches one for each worker of the pool
   * @param workers the same searches at their roots
   */
  LazySmpSearch(
      Kernel kernel,
      Position position,
      boolean everyMove,
      int lastDepth,
      WorkerPool pool,
      Clock clock,
      List<PvsSearch> searches,
      List<IterativeDeepening> workers) {
    this.kernel = kernel;
    this.position = position;
    this.everyMove = everyMove;
    this.lastDepth = lastDepth;
    this.pool = pool;
    this.clock = clock;
    this.searches = searches;
    this.workers = workers;
    depths = new int[workers.size()];
    for (int number = 0; number < depths.length; number++) {
      // Half of the workers are a depth ahead, so that they do not all do the same.
      depths[number] = Math.min(lastDepth, 1 + number % 2);
    }
  }

  @Override
  public boolean run(BooleanSupplier pause) {
    if (!isFinished) {
      clock.resume(pause);
      pool.work(depths.length, (worker, number) -> work(number));
      if (isFinished) {
        clock.finish();
      }
    }
    return isFinished;
  }

  private void work(int number) {
    try {
      while (isUnfinished(number)) {
        workers.get(number).deepen(depths[number]);
        depths[number]++;
        if (number == 0) {
          steps++;
          if (isUnfinished(number) && clock.wantsPause()) {
            return;
          }
        }
      }
    } catch (SearchStopped e) {
      if (clock.isPaused()) {
        return;
      }
      // A limit: what was found so far remains valid.
    }
    isFinished = true;
    clock.stopAll();
  }

  /** A depth that was begun is finished, so that pauses change nothing. */
  private boolean isUnfinished(int number) {
    IterativeDeepening worker = workers.get(number);
    return depths[number] <= lastDepth && (worker.isInDepth() || !worker.isSettled());
  }

  @Override
  public int steps() {
    return steps;
  }

  @Override
  public Analysis analysis() {
    IterativeDeepening wisest = workers.get(0);
    for (IterativeDeepening worker : workers) {
      wisest = worker.knowsMoreThan(wisest) ? worker : wisest;
    }
    int depth = wisest.depth();
    PrincipalVariation play = new PrincipalVariation(kernel, searches.get(0));
    List<MoveValue> moves = new ArrayList<>();
    for (IterativeDeepening.Choice choice : wisest.ranking()) {
      Move move = Move.at(choice.cell);
      boolean wanted = moves.isEmpty() || everyMove;
      List<Move> line = wanted ? play.from(position, move) : List.of(move);
      moves.add(new MoveValue(move, value(choice, depth), 0, line));
    }
    MoveValue best = moves.get(0);
    long nodes = searches.stream().mapToLong(PvsSearch::nodes).sum();
    return new Analysis(
        best.move(),
        best.value(),
        depth == 0 ? List.of() : moves,
        best.line(),
        depth,
        nodes,
        0,
        clock.micros());
  }

  private Value value(IterativeDeepening.Choice choice, int depth) {
    int value = choice.value;
    if (value == -PvsSearch.INFINITE) {
      return Points.evaluation(0);
    }
    // An upper bound proves a loss, but no win.
    if (value < -PvsSearch.DECIDED || (value > PvsSearch.DECIDED && choice.exact)) {
      int plies = PvsSearch.WIN - Math.abs(value) - position.ply();
      return value > 0 ? Ending.win(plies) : Ending.loss(plies);
    }
    boolean toTheEnd = depth >= kernel.cells() - position.ply();
    return toTheEnd && choice.exact ? Ending.DRAW : Points.evaluation(value);
  }
}
