package games.oxo.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.CommandLineOptions;

@Tag("slow")
class JmhTest {
  /** Only one JMH is to run on a machine, but nothing is measured here. */
  @BeforeAll
  static void ignoreTheLock() {
    System.setProperty("jmh.ignoreLock", "true");
  }

  @Test
  void workloadsRunUnderJmh() throws Exception {
    String[] args = "yavalath-playouts -f 0 -wi 0 -i 1 -r 1ms -v SILENT".split(" ");
    Collection<RunResult> results = new Runner(JmhMain.options(new CommandLineOptions(args))).run();
    assertThat(results)
        .extracting(result -> result.getParams().getParam("workload"))
        .containsExactly("yavalath-playouts-uniform", "yavalath-playouts-sharp");
    assertThat(results)
        .allSatisfy(
            result ->
                assertThat(result.getSecondaryResults().get("units").getScore()).isPositive());
  }
}
