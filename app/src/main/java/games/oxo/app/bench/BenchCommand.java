package games.oxo.app.bench;

import games.oxo.bench.Comparison;
import games.oxo.bench.Measurement;
import games.oxo.bench.Stopwatch;
import games.oxo.bench.Workload;
import games.oxo.bench.Workloads;
import games.oxo.cli.option.Between;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "bench",
    description = {
      "Measure how fast the rules and engines are on this machine.",
      "Each workload is warmed up and then measured in five rounds, of which the best counts."
          + " See docs/results.md#benchmarks."
    })
public final class BenchCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final Class<?> program;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description = "Workloads, or the beginnings of their names (default: all).")
  private List<String> names = new ArrayList<>();

  @Option(names = "--list", description = "List the workloads without measuring them.")
  private boolean list;

  @Option(
      names = "--mixed",
      description =
          "Measure each in its own Java process, alone and again after all games have been played"
              + " there.")
  private boolean mixed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "The number of threads: one search by all, or one copy of other work for each (default:"
              + " ${DEFAULT-VALUE}).")
  @Between(least = 1, most = 1024)
  private int threads;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "2",
      description =
          "Measure each for this long, after a warm-up of half of it (default: ${DEFAULT-VALUE}).")
  @Between(least = 0.01, most = 3600)
  private double seconds;

  public BenchCommand(Terminal terminal, Class<?> program) {
    this.terminal = terminal;
    this.program = program;
  }

  @Override
  public Integer call() {
    List<Workload> workloads = Workloads.find(names);
    if (list) {
      workloads.forEach(each -> BenchPrinter.listed(each, common.results(terminal)));
      return ExitStatus.DONE;
    }
    return common.work(
        terminal,
        work ->
            mixed && workloads.size() > 1
                ? eachInItsOwnJava(workloads, work)
                : measure(workloads, work));
  }

  private int measure(List<Workload> workloads, LongWork work) {
    Watched listener = new Watched(work);
    for (Workload workload : workloads) {
      work.whenStopped("stopped during " + workload.name());
      work.start(workload.name());
      if (mixed) {
        Comparison comparison = Comparison.measure(workload, threads, seconds, listener);
        BenchPrinter.compared(comparison, work.results());
      } else {
        Measurement measurement = new Stopwatch(threads, seconds, listener).measure(workload);
        BenchPrinter.measured(measurement, work.results());
      }
    }
    return ExitStatus.DONE;
  }

  /** Shows how far a measurement is, and ends it on Ctrl-C. */
  private record Watched(LongWork work) implements Stopwatch.Watcher {
    @Override
    public void progress(double fraction) {
      work.show(fraction);
    }

    @Override
    public boolean stop() {
      return work.isStopped();
    }
  }

  /** Once a Java has run one workload, no other is alone there. */
  private int eachInItsOwnJava(List<Workload> workloads, LongWork work) {
    for (Workload workload : workloads) {
      List<String> args = new ArrayList<>(List.of("bench", workload.name(), "--mixed"));
      args.addAll(List.of("--threads", "" + threads, "--seconds", "" + seconds));
      if (common.json) {
        args.add("--json");
      }
      int status = NewJava.run(program, args, work);
      if (status != ExitStatus.DONE) {
        return status;
      }
    }
    return ExitStatus.DONE;
  }
}
