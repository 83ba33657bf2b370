package games.oxo.bench;

import java.io.IOException;
import java.util.List;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs workloads under JMH. The arguments are JMH's own, but instead of patterns of methods they
 * name workloads, as for {@code oxo bench}.
 */
final class JmhMain {
  private JmhMain() {}

  public static void main(String[] args)
      throws IOException, RunnerException, CommandLineOptionException {
    CommandLineOptions given = new CommandLineOptions(args);
    if (given.shouldHelp()) {
      given.showHelp();
    } else {
      new Runner(options(given)).run();
    }
  }

  static Options options(CommandLineOptions given) {
    List<Workload> workloads = Workloads.find(given.getIncludes());
    return new OptionsBuilder()
        .parent(given)
        .include(WorkloadBenchmark.class.getName())
        .param("workload", workloads.stream().map(Workload::name).toArray(String[]::new))
        .build();
  }
}
