package games.oxo.cluster.local;

import games.oxo.cluster.local.DaemonLauncher.Daemon;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * A standalone Spark cluster on this machine: a master and workers in processes of their own, which
 * listen on the loopback address only and talk to nobody who does not know their secret.
 */
public final class LocalCluster {
  static final String HOST = "127.0.0.1";

  /** The system property that names the folder with the build of this module. */
  private static final String HOME = "oxo.cluster.home";

  private static final String SECRET = "spark.authenticate.secret";
  private static final int SECRET_BYTES = 32;
  private static final long TIMEOUT_NANOS = 300_000_000_000L;
  private static final long LOOK_MILLIS = 200;

  private final ClusterFolder folder;

  /** The cluster whose state is in a folder. */
  public LocalCluster(Path folder) {
    this.folder = new ClusterFolder(folder);
  }

  /** The cluster of the user. */
  public static LocalCluster ofUser() {
    return new LocalCluster(
        ClusterFolder.of(System.getenv(), System.getProperty("user.home", "")).path());
  }

  /**
   * What an application needs to use a cluster.
   *
   * @param url of the master
   * @param secret that it shares with all processes
   * @param executorMemory the memory of a worker
   * @param executorCores the cores of a worker
   */
  public record Running(String url, String secret, String executorMemory, int executorCores) {}

  /** The cluster that runs, if any. */
  public Optional<Running> running() {
    return ClusterState.read(folder.state())
        .filter(state -> state.master().isAlive())
        .map(state -> new Running(state.url(), secret(), state.memory(), state.cores()));
  }

  private String secret() {
    Properties properties = new Properties();
    try (var in = Files.newBufferedReader(folder.properties())) {
      properties.load(in);
    } catch (IOException e) {
      throw new InputException(
          Text.format("%s cannot be read: %s", folder.properties(), e.getMessage()));
    }
    return properties.getProperty(SECRET, "");
  }

  /**
   * Starts a cluster and waits until all workers are there.
   *
   * @param stop says whether to give up
   * @throws InputException when one runs already, or one of its processes does not start
   */
  public ClusterStatus start(ClusterPlan plan, BooleanSupplier stop) {
    return folder.alone(() -> startAlone(plan, stop));
  }

  private ClusterStatus startAlone(ClusterPlan plan, BooleanSupplier stop) {
    Optional<Running> running = running();
    if (running.isPresent()) {
      throw new InputException(
          Text.format(
              "a cluster runs already at %s; 'oxo cluster stop' stops it", running.get().url()));
    }
    // What is left of one whose master has died.
    stopAlone();
    Starter starter = new Starter(plan, stop);
    try {
      return starter.start();
    } catch (RuntimeException e) {
      starter.undo();
      throw e;
    }
  }

  /** One start: what has been started so far. */
  private final class Starter {
    private final ClusterPlan plan;
    private final BooleanSupplier stop;
    private final DaemonLauncher launcher = new DaemonLauncher(sparkHome(), folder);
    private final List<Daemon> daemons = new ArrayList<>();
    private final long deadline = System.nanoTime() + TIMEOUT_NANOS;

    Starter(ClusterPlan plan, BooleanSupplier stop) {
      this.plan = plan;
      this.stop = stop;
    }

    ClusterStatus start() {
      int port = freePort(plan.port());
      int pagePort = freePort(0);
      writeSettings();
      String url = Text.format("spark://%s:%d", HOST, port);
      String page = Text.format("http://%s:%d", HOST, pagePort);
      Daemon master = launcher.master(port, pagePort);
      daemons.add(master);
      ClusterState state =
          new ClusterState(url, page, plan.memory(), plan.cores(), master.process(), List.of());
      state.write(folder.state());
      await(page, 0);
      for (int number = 1; number <= plan.workers(); number++) {
        int workerPort = freePort(0);
        Daemon worker = launcher.worker(number, workerPort, freePort(0), plan, url);
        daemons.add(worker);
        state = state.with(new ClusterState.Worker(workerPort, worker.process()));
        state.write(folder.state());
      }
      await(page, plan.workers());
      return status().orElseThrow(master::died);
    }

    private void await(String page, int workers) {
      while (true) {
        for (Daemon daemon : daemons) {
          if (!daemon.process().isAlive()) {
            throw daemon.died();
          }
        }
        Optional<List<MasterPage.Worker>> found = MasterPage.workers(page);
        if (found.isPresent()
            && found.get().stream().filter(MasterPage.Worker::isAlive).count() >= workers) {
          return;
        }
        if (stop.getAsBoolean()) {
          throw new InputException("stopped; no cluster was started");
        }
        if (System.nanoTime() - deadline > 0) {
          throw new InputException(
              Text.format(
                  "the cluster did not start within %d s; its logs are in %s",
                  TIMEOUT_NANOS / 1_000_000_000L, folder.path()));
        }
        sleep();
      }
    }

    void undo() {
      daemons.forEach(daemon -> daemon.process().stop());
      remove(folder.state());
      remove(folder.properties());
    }
  }

  private static void sleep() {
    try {
      Thread.sleep(LOOK_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void writeSettings() {
    byte[] secret = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(secret);
    folder.writePrivate(
        folder.properties(),
        String.join(
            "\n",
            "spark.authenticate true",
            SECRET + " " + HexFormat.of().formatHex(secret),
            "spark.master.rest.enabled false",
            "spark.ui.killEnabled false",
            // A port that is taken is a fault, not a reason to try the next one.
            "spark.port.maxRetries 0",
            "spark.worker.cleanup.enabled true",
            ""));
  }

  /**
   * A port that is free now.
   *
   * @param wanted 0 for any
   * @throws InputException when the one that is wanted is taken
   */
  private static int freePort(int wanted) {
    try (ServerSocket socket = new ServerSocket(wanted, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new InputException(
          Text.format("the port %d cannot be used: %s", wanted, e.getMessage()));
    }
  }

  private static Path sparkHome() {
    Path spark = Path.of(System.getProperty(HOME, ""), "spark").toAbsolutePath();
    if (!Files.isDirectory(spark.resolve("jars"))) {
      throw new InputException(
          "Spark is missing; ./oxo cluster start in the folder with the sources fetches it");
    }
    return spark;
  }

  /** The state of the cluster; empty when none runs. */
  public Optional<ClusterStatus> status() {
    return ClusterState.read(folder.state())
        .filter(state -> state.master().isAlive())
        .map(LocalCluster::status);
  }

  private static ClusterStatus status(ClusterState state) {
    Optional<List<MasterPage.Worker>> answer = MasterPage.workers(state.page());
    List<ClusterStatus.Worker> workers = new ArrayList<>();
    for (ClusterState.Worker each : state.workers()) {
      Optional<MasterPage.Worker> known =
          answer.stream()
              .flatMap(List::stream)
              .filter(worker -> worker.port() == each.port())
              .findFirst();
      boolean alive =
          each.process().isAlive() && known.filter(MasterPage.Worker::isAlive).isPresent();
      workers.add(
          new ClusterStatus.Worker(
              each.process().pid(),
              alive,
              known.map(MasterPage.Worker::cores).orElse(0),
              alive ? known.map(MasterPage.Worker::coresUsed).orElse(0) : 0,
              known.map(MasterPage.Worker::memory).orElse(0)));
    }
    return new ClusterStatus(state.url(), state.page(), answer.isPresent(), workers);
  }

  /**
   * Stops all that is left of the cluster.
   *
   * @return how many processes were stopped; 0 when none ran
   */
  public int stop() {
    return folder.alone(this::stopAlone);
  }

  private int stopAlone() {
    int stopped = ClusterState.read(folder.state()).map(LocalCluster::stopAll).orElse(0);
    remove(folder.state());
    remove(folder.properties());
    removeWork();
    return stopped;
  }

  private static int stopAll(ClusterState state) {
    List<SparkProcess> processes = new ArrayList<>();
    state.workers().forEach(worker -> processes.add(worker.process()));
    processes.add(state.master());
    int alive = (int) processes.stream().filter(SparkProcess::isAlive).count();
    processes.forEach(SparkProcess::stop);
    return alive;
  }

  private static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be removed: %s", file, e.getMessage()));
    }
  }

  /** The copies of our jars that workers made, and the like; logs stay. */
  private void removeWork() {
    Path work = folder.path().resolve("work");
    if (Files.isDirectory(work)) {
      try (Stream<Path> all = Files.walk(work)) {
        all.sorted(Comparator.reverseOrder()).forEach(LocalCluster::remove);
      } catch (IOException e) {
        throw new InputException(Text.format("%s cannot be removed: %s", work, e.getMessage()));
      }
    }
  }
}
