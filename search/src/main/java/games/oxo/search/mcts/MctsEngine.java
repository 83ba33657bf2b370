package games.oxo.search.mcts;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import java.util.ArrayList;
import java.util.List;

/**
 * Monte Carlo tree search; the tree is kept from move to move. Each worker of a pool grows a tree
 * of its own with chances of its own, and their results are added up. So nobody waits for anybody,
 * what one tree proves is proven, and a limit of simulations gives the same result every time.
 */
public final class MctsEngine implements Engine {
  /** Games played out when no limit is given. */
  public static final long DEFAULT_SIMULATIONS = 100_000;

  private static final long NANOS_BETWEEN_REPORTS = 200_000_000L;

  private static final long SEED_STEP = 0x9E3779B97F4A7C15L;

  private final boolean solver;
  private final WorkerPool pool;
  private final List<MctsSearch> searches = new ArrayList<>();

  /**
   * @param solver whether it also proves wins and losses
   * @param bytes how much memory the trees may take together
   */
  public MctsEngine(
      Kernel kernel, boolean solver, Policy policy, long bytes, long seed, WorkerPool pool) {
    this.solver = solver;
    this.pool = pool;
    for (int worker = 0; worker < pool.size(); worker++) {
      searches.add(
          new MctsSearch(kernel, solver, policy, bytes / pool.size(), seed + worker * SEED_STEP));
    }
  }

  @Override
  public String name() {
    return solver ? "mcts-solver" : "mcts";
  }

  @Override
  public void newGame() {
    searches.forEach(MctsSearch::reset);
  }

  /** How many games to play out under these limits. */
  public static long simulations(Limits limits) {
    if (limits.simulations() > 0) {
      return limits.simulations();
    }
    boolean otherLimit = limits.millis() > 0 || limits.nodes() > 0;
    return otherLimit ? Long.MAX_VALUE : DEFAULT_SIMULATIONS;
  }

  @Override
  public Analysis think(Position position, Limits limits, SearchListener listener) {
    int size = pool.size();
    // On the way the first worker reports its own tree: nobody may look into one that grows.
    Reporter reporter = new Reporter(listener, new RootReport(position, searches.subList(0, 1)));
    Clock clock = new Clock(limits.perWorker(size), reporter::stop);
    long each = (simulations(limits) - 1) / size + 1;
    pool.work(
        size,
        (worker, number) -> {
          MctsSearch search = searches.get(number);
          Clock own = clock.forWorker(number, listener::stop);
          search.setRoot(position);
          search.run(each, own);
          if (search.isSolved()) {
            own.stopAll();
          }
        });
    return new RootReport(position, searches).analysis(clock.micros());
  }

  /** Passes results on a few times a second, when the search asks whether to stop. */
  private static final class Reporter implements SearchListener {
    private final SearchListener listener;
    private final RootReport report;
    private final long started = System.nanoTime();
    private long next = started + NANOS_BETWEEN_REPORTS;

    Reporter(SearchListener listener, RootReport report) {
      this.listener = listener;
      this.report = report;
    }

    @Override
    public void found(Analysis analysis) {
      listener.found(analysis);
    }

    @Override
    public boolean stop() {
      long now = System.nanoTime();
      if (listener != NONE && now - next >= 0) {
        next = now + NANOS_BETWEEN_REPORTS;
        listener.found(report.analysis((now - started) / 1000));
      }
      return listener.stop();
    }
  }
}
