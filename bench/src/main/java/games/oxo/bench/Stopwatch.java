package games.oxo.bench;

import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.parallel.ThreadWorkerPool;
import java.util.ArrayList;
import java.util.List;

/** Measures workloads: a warm-up, then rounds of equal time. */
public final class Stopwatch {
  private static final int ROUNDS = 5;

  /** The warm-up as a share of the measured time. */
  private static final double WARM_UP = 0.5;

  private final int threads;
  private final double seconds;
  private final Watcher listener;

  /** A listener for the progress of a measurement, which can stop it. */
  public interface Watcher {
    /**
     * Called between slices.
     *
     * @param fraction how much is done, from 0 to 1
     */
    void progress(double fraction);

    /** Whether to stop as soon as possible; asked often, by any thread. */
    boolean stop();
  }

  /**
   * @param seconds measured time for each workload; the warm-up before takes half as long, and each
   *     round lasts for one slice at least
   */
  public Stopwatch(int threads, double seconds, Watcher listener) {
    this.threads = threads;
    this.seconds = seconds;
    this.listener = listener;
  }

  /**
   * Measures a workload.
   *
   * @throws SearchStopped when the listener says so
   */
  public Measurement measure(Workload workload) {
    ResourceMeter meter = new ResourceMeter();
    Job job = workload.start(meter.counted(ThreadWorkerPool.of(threads)), listener::stop);
    double warmUp = WARM_UP * seconds;
    double length = seconds / ROUNDS;
    run(job, meter, 0, warmUp);
    List<TimedRound> rounds = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      rounds.add(run(job, meter, warmUp + i * length, length));
    }
    return new Measurement(workload, threads, rounds, job.slowestMicros());
  }

  /**
   * Does slices until the time is over.
   *
   * @param before the seconds planned for what came before this round
   */
  private TimedRound run(Job job, ResourceMeter meter, double before, double length) {
    double total = (WARM_UP + 1) * seconds;
    long units = 0;
    long bytes = 0;
    long processorNanos = 0;
    double elapsed;
    long started = System.nanoTime();
    do {
      long bytesBefore = meter.bytes();
      long nanosBefore = meter.processorNanos();
      units += job.slice();
      processorNanos += meter.processorNanos() - nanosBefore;
      bytes += meter.bytes() - bytesBefore;
      if (listener.stop()) {
        throw new SearchStopped();
      }
      elapsed = (System.nanoTime() - started) / 1e9;
      listener.progress(Math.min(1, (before + Math.min(elapsed, length)) / total));
    } while (elapsed < length);
    return new TimedRound(units, elapsed, processorNanos / 1e9, bytes);
  }
}
