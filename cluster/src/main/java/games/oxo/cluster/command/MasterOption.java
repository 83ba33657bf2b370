package games.oxo.cluster.command;

import games.oxo.cli.terminal.Terminal;
import games.oxo.cluster.local.LocalCluster;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.cluster.spark.SparkSettings;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Options: which cluster does the work. */
public final class MasterOption {
  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "The cluster, as Spark names it: local[*], spark://HOST:PORT, yarn, k8s://URL (default:"
              + " the cluster of 'cluster start' if one runs, otherwise local[*]).")
  private String master = "";

  @Option(
      names = "--executor-memory",
      paramLabel = "SIZE",
      description = "Memory of each executor, such as 4g (default: what Spark's settings say).")
  private String executorMemory = "";

  /**
   * Connects to the cluster, and says where Spark's page about the work is.
   *
   * @param name of the work
   */
  SparkConnection connect(String name, Terminal terminal) {
    SparkConnection connection = SparkConnection.open(settings(name));
    connection.page().ifPresent(page -> terminal.err().println("oxo: Spark's page is " + page));
    return connection;
  }

  /** What a connection needs to know; {@code spark-submit} names the master by a property. */
  private SparkSettings settings(String name) {
    String submitted = System.getProperty("spark.master", "");
    if (master.isEmpty() && !submitted.isEmpty()) {
      return SparkSettings.of(name, submitted, executorMemory);
    }
    Optional<LocalCluster.Running> running = LocalCluster.ofUser().running();
    String chosen =
        master.isEmpty() ? running.map(LocalCluster.Running::url).orElse("local[*]") : master;
    SparkSettings settings = SparkSettings.of(name, chosen, executorMemory);
    return running
        .filter(here -> here.url().equals(chosen))
        .map(here -> settings.with(here.secret(), here.executorMemory(), here.executorCores()))
        .orElse(settings);
  }
}
