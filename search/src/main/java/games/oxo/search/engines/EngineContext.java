package games.oxo.search.engines;

import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;

/**
 * The resources that all engines of a program share: seed, memory, workers, and what is known of
 * games. Made by {@link #of} and the {@code with} methods.
 *
 * @param seed for its random numbers
 * @param bytes how much memory it may take
 * @param deterministic whether equally good moves are never chosen at random
 * @param workers the pool that runs the work
 * @param knowledge tables, books and learned evaluations
 */
public record EngineContext(
    long seed, long bytes, boolean deterministic, WorkerPool workers, Knowledge knowledge) {
  /** One worker, only the rules are known, and equally good moves chosen at random. */
  public static EngineContext of(long seed, long bytes) {
    return new EngineContext(seed, bytes, false, WorkerPool.SINGLE, Knowledge.NONE);
  }

  public EngineContext withSeed(long other) {
    return new EngineContext(other, bytes, deterministic, workers, knowledge);
  }

  public EngineContext withBytes(long some) {
    return new EngineContext(seed, some, deterministic, workers, knowledge);
  }

  public EngineContext withDeterministic(boolean always) {
    return new EngineContext(seed, bytes, always, workers, knowledge);
  }

  public EngineContext withWorkers(WorkerPool pool) {
    return new EngineContext(seed, bytes, deterministic, pool, knowledge);
  }

  public EngineContext withKnowledge(Knowledge known) {
    return new EngineContext(seed, bytes, deterministic, workers, known);
  }

  /** The same with another table. */
  public EngineContext withTable(ExactValues values) {
    return withKnowledge(knowledge.withTable(values));
  }

  /** The same with other books. */
  public EngineContext withBooks(BookSupply supply) {
    return withKnowledge(knowledge.withBooks(supply));
  }

  /** The same with other evaluations. */
  public EngineContext withEvaluations(EvaluationSupply supply) {
    return withKnowledge(knowledge.withEvaluations(supply));
  }

  /** Exact values that {@code best} can look up. */
  public ExactValues table() {
    return knowledge.table();
  }
}
