package games.oxo.bench;

import games.oxo.search.WorkerPool;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.LongFunction;

/** A job that runs an independent copy of another job on each worker, a slice of each at a time. */
final class ParallelJob implements Job {
  private final WorkerPool pool;
  private final List<Job> jobs = new ArrayList<>();
  private final long[] done;

  /**
   * @param start a copy from its seed; what copies share must bear several threads
   */
  ParallelJob(WorkerPool pool, LongFunction<Job> start) {
    this.pool = pool;
    for (int seed = 1; seed <= pool.size(); seed++) {
      jobs.add(start.apply(seed));
    }
    done = new long[jobs.size()];
  }

  @Override
  public long slice() {
    pool.work(done.length, (worker, number) -> done[number] = jobs.get(number).slice());
    long sum = 0;
    for (long units : done) {
      sum += units;
    }
    return sum;
  }

  @Override
  public long digest() {
    return jobs.stream().mapToLong(Job::digest).sum();
  }

  /** By one of them: times of single units say nothing while others compete for the machine. */
  @Override
  public OptionalDouble slowestMicros() {
    return jobs.get(0).slowestMicros();
  }
}
