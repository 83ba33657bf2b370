package games.oxo.search.mcts;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.Watcher;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import java.util.List;

/** Monte Carlo tree search by one thread; the tree is kept from move to move. */
public final class MctsEngine implements Engine {
  /** Games played out when no limit is given. */
  public static final long DEFAULT_SIMULATIONS = 100_000;

  private static final long NANOS_BETWEEN_REPORTS = 200_000_000L;

  private final boolean solver;
  private final MctsSearch search;

  /**
   * @param solver whether it also proves wins and losses
   * @param bytes how much memory the tree may take
   */
  public MctsEngine(Kernel kernel, boolean solver, Policy policy, long bytes, long seed) {
    this.solver = solver;
    search = new MctsSearch(kernel, solver, policy, bytes, seed);
  }

  @Override
  public String name() {
    return solver ? "mcts-solver" : "mcts";
  }

  @Override
  public void newGame() {
    search.reset();
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
  public Analysis think(Position position, Limits limits, Watcher watcher) {
    RootReport report = new RootReport(position, List.of(search));
    Reporter reporter = new Reporter(watcher, report);
    Clock clock = new Clock(limits, reporter);
    search.setRoot(position);
    search.run(simulations(limits), clock);
    return report.analysis(clock.micros());
  }

  /** Passes results on a few times a second, when the search asks whether to stop. */
  private static final class Reporter implements Watcher {
    private final Watcher watcher;
    private final RootReport report;
    private final long started = System.nanoTime();
    private long next = started + NANOS_BETWEEN_REPORTS;

    Reporter(Watcher watcher, RootReport report) {
      this.watcher = watcher;
      this.report = report;
    }

    @Override
    public void found(Analysis analysis) {
      watcher.found(analysis);
    }

    @Override
    public boolean stop() {
      long now = System.nanoTime();
      if (watcher != NONE && now - next >= 0) {
        next = now + NANOS_BETWEEN_REPORTS;
        watcher.found(report.analysis((now - started) / 1000));
      }
      return watcher.stop();
    }
  }
}
