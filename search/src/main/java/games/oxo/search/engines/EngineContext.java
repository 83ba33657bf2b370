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
 * @param books opening books
 */
public record EngineContext(
    long seed,
    long bytes,
    boolean deterministic,
    WorkerPool workers,
    ExactValues table,
    BookSupply books) {
  /** One worker, no table, no book, and equally good moves chosen at random. */
  public static EngineContext of(long seed, long bytes) {
    return new EngineContext(
        seed, bytes, false, WorkerPool.SINGLE, ExactValues.NONE, BookSupply.NONE);
  }

  public EngineContext withSeed(long other) {
    return new EngineContext(other, bytes, deterministic, workers, table, books);
  }

  public EngineContext withBytes(long some) {
    return new EngineContext(seed, some, deterministic, workers, table, books);
  }

  public EngineContext withDeterministic(boolean always) {
    return new EngineContext(seed, bytes, always, workers, table, books);
  }

  public EngineContext withWorkers(WorkerPool pool) {
    return new EngineContext(seed, bytes, deterministic, pool, table, books);
  }

  public EngineContext withTable(ExactValues values) {
    return new EngineContext(seed, bytes, deterministic, workers, values, books);
  }

  public EngineContext withBooks(BookSupply supply) {
    return new EngineContext(seed, bytes, deterministic, workers, table, supply);
  }
}
