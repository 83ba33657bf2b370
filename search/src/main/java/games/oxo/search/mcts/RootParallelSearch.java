package games.oxo.search.mcts;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Reports;
import java.util.List;

/**
 * One search of a position by {@link MctsEngine}: each worker of a pool grows its own tree. Reports
 * on the way come from the tree of the caller's thread, the answer from all.
 */
final class RootParallelSearch {
  private final Position position;
  private final SearchRequest request;
  private final List<MctsSearch> searches;
  private final WorkerPool pool;
  private final Reports reports;
  private final Clock clock;

  /**
   * @param searches one for each worker of the pool
   */
  RootParallelSearch(
      Position position,
      SearchRequest request,
      SearchListener listener,
      List<MctsSearch> searches,
      WorkerPool pool) {
    this.position = position;
    this.request = request;
    this.searches = searches;
    this.pool = pool;
    List<MctsSearch> own = searches.subList(0, 1);
    reports = new Reports(listener, request.reportMillis(), () -> analysis(own));
    clock = new Clock(request.limits().perWorker(searches.size()), reports);
  }

  Analysis run() {
    long choice = cells(request.stones(position));
    long simulations = (MctsEngine.simulations(request.limits()) - 1) / searches.size() + 1;
    pool.together(worker -> grow(worker, choice, simulations));
    return reports.end(analysis(searches));
  }

  private void grow(int worker, long choice, long simulations) {
    MctsSearch search = searches.get(worker);
    search.setRoot(position, choice);
    search.run(simulations, clock.forWorker(worker));
    if (search.isSolved()) {
      clock.stopAll();
    }
  }

  private static long cells(List<Move> stones) {
    long cells = 0;
    for (Move move : stones) {
      cells |= 1L << move.cell();
    }
    return cells;
  }

  private Analysis analysis(List<MctsSearch> trees) {
    return new RootReport(position, trees).analysis(clock.micros());
  }
}
