package games.oxo.bench;

import games.oxo.search.WorkerPool;
import java.util.function.BooleanSupplier;

/**
 * A benchmark workload by its name. It loads its game and sets itself up only when it is started,
 * so that a list of workloads costs nothing and leaves no traces in Java's profiles.
 *
 * @param name short and stable, the game first: {@code yavalath-sharp}
 * @param about what is done, in a line
 * @param unit what is counted, in the plural: {@code simulations}
 */
public record Workload(String name, String about, String unit, Setup setup) {
  /** Sets a workload up. */
  @FunctionalInterface
  public interface Setup {
    /**
     * A new job.
     *
     * @param pool who works: one search by all of them, or a copy of the work for each
     * @param stop whether to end a slice early; asked by any of the pool
     */
    Job start(WorkerPool pool, BooleanSupplier stop);
  }

  /** Sets it up anew; see {@link Setup#start}. */
  public Job start(WorkerPool pool, BooleanSupplier stop) {
    return setup.start(pool, stop);
  }
}
