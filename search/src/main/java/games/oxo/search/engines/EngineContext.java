package games.oxo.search.engines;

import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;

/**
 * What all engines of a program share.
 *
 * @param seed for their chances
 * @param bytes how much memory one engine may take
 * @param deterministic whether equal moves are never chosen by chance
 * @param everyMove whether every legal move is to get a value of its own, where that costs time
 * @param pool who does the work
 * @param known exact values that {@code best} need not search for
 */
public record EngineContext(
    long seed,
    long bytes,
    boolean deterministic,
    boolean everyMove,
    WorkerPool pool,
    ExactValues known) {
  /** Nothing is known. */
  public EngineContext(
      long seed, long bytes, boolean deterministic, boolean everyMove, WorkerPool pool) {
    this(seed, bytes, deterministic, everyMove, pool, ExactValues.NONE);
  }

  /** One worker, and values only for the moves that matter. */
  public EngineContext(long seed, long bytes, boolean deterministic) {
    this(seed, bytes, deterministic, false, WorkerPool.SINGLE);
  }

  /** The same with values that somebody has computed. */
  public EngineContext withKnown(ExactValues values) {
    return new EngineContext(seed, bytes, deterministic, everyMove, pool, values);
  }

  EngineContext withBytes(long some) {
    return new EngineContext(seed, some, deterministic, everyMove, pool, known);
  }
}
