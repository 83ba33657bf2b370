package games.oxo.cluster.solve;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solver;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * The solvers of a process. A task takes one and gives it back, so that there are as many as tasks
 * run at the same time, and each keeps what it has learned from one task to the next.
 */
final class SolverPool {
  /** The share of the heap that tables may fill. */
  private static final double SHARE = 0.5;

  /** And if somebody insists. */
  private static final double MOST = 0.8;

  private static final Map<Kind, Queue<Solver>> IDLE = new ConcurrentHashMap<>();

  private SolverPool() {}

  private record Kind(Game game, long bytes) {}

  /**
   * How much memory each solver gets.
   *
   * @param given by the user; 0 for the usual share
   * @param slots how many tasks a process runs at the same time; 0 when that is not known
   * @throws InputException when there is not so much
   */
  static long bytes(long given, int slots) {
    Runtime java = Runtime.getRuntime();
    int most = slots > 0 ? slots : java.availableProcessors();
    if (given > java.maxMemory() * MOST / most) {
      throw new InputException(
          Text.format(
              "--memory is too much for %d solvers in an executor with %d MB;"
                  + " --executor-memory gives it more",
              most, java.maxMemory() >> 20));
    }
    return given > 0 ? given : (long) (java.maxMemory() * SHARE / most);
  }

  static Solver take(Game game, long bytes) {
    Solver idle = of(game, bytes).poll();
    return idle != null ? idle : new Solver(game, bytes, WorkerPool.SINGLE, ExactValues.NONE);
  }

  static void giveBack(Game game, long bytes, Solver solver) {
    of(game, bytes).add(solver);
  }

  private static Queue<Solver> of(Game game, long bytes) {
    return IDLE.computeIfAbsent(new Kind(game, bytes), kind -> new ConcurrentLinkedQueue<>());
  }

  /** Frees the memory. */
  static void clear() {
    IDLE.clear();
  }
}
