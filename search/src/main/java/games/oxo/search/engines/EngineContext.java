package games.oxo.search.engines;

import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;

/**
 * The resources that all engines of a program share: seed, memory, workers, exact values. Made by
 * {@link #of} and the {@code with} methods.
 *
 * @param seed for its random numbers
 * @param bytes how much memory it may take
 * @param deterministic whether equally good moves are never chosen at random
 * @param workers the pool that runs the work
 * @param table exact values that {@code best} can look up
 */
public record EngineContext(
    long seed, long bytes, boolean deterministic, WorkerPool workers, ExactValues table) {
  /** One worker, no table, and equally good moves chosen at random. */
  public static EngineContext of(long seed, long bytes) {
    return new EngineContext(seed, bytes, false, WorkerPool.SINGLE, ExactValues.NONE);
  }

  public EngineContext withSeed(long other) {
    return new EngineContext(other, bytes, deterministic, workers, table);
  }

  public EngineContext withBytes(long some) {
    return new EngineContext(seed, some, deterministic, workers, table);
  }

  public EngineContext withDeterministic(boolean always) {
    return new EngineContext(seed, bytes, always, workers, table);
  }

  public EngineContext withWorkers(WorkerPool pool) {
    return new EngineContext(seed, bytes, deterministic, pool, table);
  }

  public EngineContext withTable(ExactValues values) {
    return new EngineContext(seed, bytes, deterministic, workers, values);
  }
}
