package games.oxo.cluster.spark;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * A connection to a Spark cluster, for the time of one command. What {@code spark-submit} has set
 * is kept; the rest is chosen so that nothing on this machine can be reached from others unless the
 * cluster itself is elsewhere.
 */
public final class SparkConnection implements AutoCloseable {
  private static final Pattern STANDALONE = Pattern.compile("spark://([^,:/]+):([0-9]{1,6})");
  private static final int TIMEOUT_MILLIS = 10_000;

  /** Executors that start with the first one are there after this time. */
  private static final long OTHERS_NANOS = 1_500_000_000L;

  private final JavaSparkContext context;
  private final boolean local;

  private SparkConnection(JavaSparkContext context, boolean local) {
    this.context = context;
    this.local = local;
  }

  /**
   * Connects.
   *
   * @throws InputException when there is no such cluster
   */
  public static SparkConnection open(SparkSettings settings) {
    checkThatMasterAnswers(settings.master());
    try {
      JavaSparkContext context = new JavaSparkContext(configuration(settings));
      if (context.sc().isStopped()) {
        throw new IllegalStateException("it does not let this program in");
      }
      return new SparkConnection(context, settings.isLocal());
    } catch (Exception e) { // Spark's are checked, which Scala does not declare.
      throw unusable(settings.master(), JobFailure.sentence(e));
    }
  }

  private static InputException unusable(String master, String why) {
    return new InputException(Text.format("Spark cannot use the master %s: %s", master, why));
  }

  /** Spark itself would wait for a minute. */
  private static void checkThatMasterAnswers(String master) {
    Matcher address = STANDALONE.matcher(master);
    if (address.matches()) {
      try (Socket socket = new Socket()) {
        int port = Integer.parseInt(address.group(2));
        socket.connect(new InetSocketAddress(address.group(1), port), TIMEOUT_MILLIS);
      } catch (IOException | IllegalArgumentException e) {
        throw unusable(master, "nobody answers there");
      }
    }
  }

  static SparkConf configuration(SparkSettings settings) {
    SparkConf conf = new SparkConf();
    conf.setAppName("oxo " + settings.name());
    if (!settings.master().isEmpty()) {
      conf.setMaster(settings.master());
    }
    conf.set("spark.ui.showConsoleProgress", "false");
    conf.setIfMissing("spark.ui.port", "0");
    // Spark's page knows no passwords: whoever can open it may look at the work, and nothing else.
    conf.set("spark.ui.killEnabled", "false");
    conf.set("spark.ui.threadDumpsEnabled", "false");
    conf.set("spark.ui.heapHistogramEnabled", "false");
    // Tasks are few and long, and no result may be large.
    conf.setIfMissing("spark.ui.retainedTasks", "10000");
    conf.setIfMissing("spark.log.legacyTaskNameMdc.enabled", "false");
    if (settings.isHere()) {
      conf.set("spark.driver.host", "127.0.0.1");
      conf.set("spark.driver.bindAddress", "127.0.0.1");
      // Spark's page listens where this variable says, or everywhere.
      conf.setIfMissing(
          "spark.ui.enabled", String.valueOf(System.getenv("SPARK_LOCAL_IP") != null));
    }
    if (!settings.executorMemory().isEmpty()) {
      conf.set("spark.executor.memory", settings.executorMemory());
    }
    if (settings.executorCores() > 0) {
      conf.set("spark.executor.cores", String.valueOf(settings.executorCores()));
    }
    if (settings.secret() != null) {
      conf.set("spark.authenticate", "true");
      conf.set("spark.authenticate.secret", settings.secret());
    }
    if (!settings.isLocal()) {
      addClasses(conf, OwnJars.all());
    }
    return conf;
  }

  private static void addClasses(SparkConf conf, Set<Path> places) {
    if (OwnJars.areFolders(places)) {
      // A build that is not packed: its folders can be read on this machine only.
      conf.set(
          "spark.executor.extraClassPath",
          places.stream().map(Path::toString).collect(Collectors.joining(":")));
      return;
    }
    // Some of them may have been named to spark-submit.
    Set<String> jars = new LinkedHashSet<>(List.of(conf.get("spark.jars", "").split(",")));
    places.forEach(each -> jars.add(each.toUri().toString()));
    jars.remove("");
    conf.set("spark.jars", String.join(",", jars));
  }

  /** Spark's own entry. */
  public JavaSparkContext context() {
    return context;
  }

  /** Whether tasks run in this process. */
  public boolean isLocal() {
    return local;
  }

  /** How many tasks can run at the same time, as far as is known by now. */
  public int parallelism() {
    return Math.max(1, context.defaultParallelism());
  }

  /**
   * How many tasks can run at the same time, asked when the first executor is there and the others
   * had time to come.
   */
  public int cores(JobProgress jobs) {
    if (!local) {
      jobs.run("waiting for executors", 1, () -> context.parallelize(List.of(1), 1).count());
      jobs.run(
          "waiting for executors",
          1,
          () -> {
            LockSupport.parkNanos(OTHERS_NANOS);
            return 0;
          });
    }
    return parallelism();
  }

  /** Whether there is a process that runs tasks. */
  boolean hasExecutor() {
    return local || context.sc().statusTracker().getExecutorInfos().length > 1;
  }

  /** How many tasks one process of the cluster runs at the same time; 0 when that is not known. */
  public int slots() {
    String master = context.master();
    int usual = local ? parallelism() : master.startsWith("spark://") ? 0 : 1;
    return context.getConf().getInt("spark.executor.cores", usual);
  }

  /** Where Spark's page about this work is, if there is one. */
  public Optional<String> page() {
    return context.sc().uiWebUrl().isDefined()
        ? Optional.of(context.sc().uiWebUrl().get())
        : Optional.empty();
  }

  @Override
  public void close() {
    context.close();
  }
}
