package games.oxo.bench;

import games.oxo.search.WorkerPool;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The workloads under JMH. An operation is a slice; the units that slices have, by which workloads
 * are compared, are the counter {@code units}.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class WorkloadBenchmark {
  /** A workload that runs, one for each thread. */
  @State(Scope.Thread)
  public static class Running {
    /** The name; {@link JmhMain} sets it. */
    @Param({})
    public String workload = "";

    private Job job;

    @Setup
    public void start() {
      job = Workloads.find(List.of(workload)).get(0).start(WorkerPool.SINGLE, () -> false);
    }
  }

  /** Units per second. */
  @State(Scope.Thread)
  @AuxCounters
  public static class Counter {
    public long units;
  }

  @Benchmark
  public long slice(Running running, Counter counter) {
    counter.units += running.job.slice();
    return running.job.digest();
  }
}
