package games.oxo.cluster.local;

import java.util.List;

/**
 * The state of a cluster on this machine.
 *
 * @param url of the master
 * @param page of the master, for browsers
 * @param answers whether the master answers
 */
public record ClusterStatus(String url, String page, boolean answers, List<Worker> workers) {
  public ClusterStatus {
    workers = List.copyOf(workers);
  }

  /**
   * A worker.
   *
   * @param alive whether it runs and its master knows it
   * @param memory in MB
   */
  public record Worker(long pid, boolean alive, int cores, int coresUsed, int memory) {}

  /** How many workers can work. */
  public int alive() {
    return (int) workers.stream().filter(Worker::alive).count();
  }
}
