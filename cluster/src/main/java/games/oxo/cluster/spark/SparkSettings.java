package games.oxo.cluster.spark;

import org.jspecify.annotations.Nullable;

/**
 * What a connection to a cluster needs to know.
 *
 * @param name of the work, for Spark's own pages
 * @param master the cluster as Spark names it: {@code local[*]}, {@code spark://HOST:PORT}, {@code
 *     yarn}; empty when {@code spark-submit} says it
 * @param executorMemory such as 4g; empty for the usual amount
 * @param executorCores tasks that an executor runs at the same time; 0 for what is usual there
 * @param secret shared with the cluster's processes; null where there is none
 */
public record SparkSettings(
    String name, String master, String executorMemory, int executorCores, @Nullable String secret) {
  public static SparkSettings of(String name, String master, String executorMemory) {
    return new SparkSettings(name, master, executorMemory, 0, null);
  }

  /**
   * The same for a cluster that wants a secret.
   *
   * @param usualMemory of an executor, unless the user said how much
   * @param cores of an executor
   */
  public SparkSettings with(String clusterSecret, String usualMemory, int cores) {
    return new SparkSettings(
        name,
        master,
        executorMemory.isEmpty() ? usualMemory : executorMemory,
        cores,
        clusterSecret);
  }

  /** Whether the work is done in this process. */
  boolean isLocal() {
    return master.equals("local") || master.startsWith("local[");
  }

  /** Whether all of the cluster is on this machine, where nobody else need reach it. */
  boolean isHere() {
    return isLocal()
        || master.startsWith("local-cluster[")
        || master.startsWith("spark://127.")
        || master.startsWith("spark://localhost:");
  }
}
