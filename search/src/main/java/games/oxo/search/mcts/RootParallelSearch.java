package games.oxo.search.mcts;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.value.Chance;
import java.util.List;
import java.util.function.BooleanSupplier;

/** One search of a position by {@link MctsEngine}: each worker of a pool grows its own tree. */
final class RootParallelSearch implements Search {
  private final Position position;
  private final List<Move> choice;
  private final List<MctsSearch> searches;
  private final WorkerPool pool;
  private final Clock clock;
  private final long simulationsEach;
  private boolean hasBegun;
  private boolean hasEnded;
  private volatile boolean isSolved;

  /**
   * @param searches one for each worker of the pool
   */
  RootParallelSearch(
      Position position, SearchRequest request, List<MctsSearch> searches, WorkerPool pool) {
    this.position = position;
    this.searches = searches;
    this.pool = pool;
    choice = request.stones(position);
    Limits limits = request.limits();
    clock = Clock.paused(limits.perWorker(searches.size()));
    simulationsEach = (MctsEngine.simulations(limits) - 1) / searches.size() + 1;
  }

  @Override
  public boolean run(BooleanSupplier pause) {
    if (hasEnded) {
      return true;
    }
    clock.resume(pause);
    boolean begins = !hasBegun;
    hasBegun = true;
    pool.work(searches.size(), (worker, number) -> work(searches.get(number), begins));
    hasEnded = isSolved || !clock.isPaused();
    if (hasEnded) {
      clock.finish();
    }
    return hasEnded;
  }

  private void work(MctsSearch search, boolean begins) {
    if (begins) {
      long cells = 0;
      for (Move move : choice) {
        cells |= 1L << move.cell();
      }
      search.setRoot(position, cells);
    }
    search.run(simulationsEach, clock);
    if (search.isSolved()) {
      isSolved = true;
      clock.stopAll();
    }
  }

  @Override
  public Analysis analysis() {
    if (!hasBegun) {
      Move first = choice.get(0);
      return new Analysis(first, Chance.EVEN, List.of(), List.of(first), 0, 0, 0, 0);
    }
    return new RootReport(position, searches).analysis(clock.micros());
  }

  /** There are none: all results come bit by bit. */
  @Override
  public int steps() {
    return 0;
  }
}
