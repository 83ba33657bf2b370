package games.oxo.search.mcts;

import games.oxo.game.Position;
import games.oxo.game.board.PositionHash;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.kernel.SearchRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Monte Carlo tree search, plain or as MCTS-Solver; the tree is kept from move to move. The workers
 * of a pool work by root parallelization: each grows its own tree with its own random numbers, and
 * the results are added up. So no worker waits for another, what one tree proves is proven, and a
 * limit of simulations gives the same result every time.
 */
public final class MctsEngine implements Engine {
  /** Games played out when no limit is given. */
  public static final long DEFAULT_SIMULATIONS = 100_000;

  private static final long SEED_STEP = PositionHash.GOLDEN;

  /**
   * The configuration of the engine.
   *
   * @param solver whether it also proves wins and losses
   * @param bytes how much memory the trees may take together
   * @param seed for its random numbers
   * @param learned the evaluation that a score game's playouts are mixed with, if there is one
   */
  public record Setup(
      boolean solver, Policy policy, long bytes, long seed, Optional<LearnedEvaluation> learned) {
    /** One without an evaluation. */
    public Setup(boolean solver, Policy policy, long bytes, long seed) {
      this(solver, policy, bytes, seed, Optional.empty());
    }

    /** What one of several workers makes its tree with. */
    Setup forWorker(int worker, int workers) {
      return new Setup(solver, policy, bytes / workers, seed + worker * SEED_STEP, learned);
    }
  }

  private final Setup setup;
  private final WorkerPool pool;
  private final List<MctsSearch> searches = new ArrayList<>();

  public MctsEngine(SearchRules rules, Setup setup, WorkerPool pool) {
    this.setup = setup;
    this.pool = pool;
    for (int worker = 0; worker < pool.size(); worker++) {
      searches.add(new MctsSearch(rules, setup.forWorker(worker, pool.size())));
    }
  }

  @Override
  public String name() {
    return setup.solver() ? "mcts-solver" : "mcts";
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
  public Analysis think(Position position, SearchRequest request, SearchListener listener) {
    return new RootParallelSearch(position, request, listener, searches, pool).run();
  }
}
