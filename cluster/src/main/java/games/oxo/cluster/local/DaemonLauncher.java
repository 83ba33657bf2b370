package games.oxo.cluster.local;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Starts Spark's masters and workers from its jars, in processes of their own that outlive this one
 * and its terminal.
 */
final class DaemonLauncher {
  private static final String HEAP = "-Xmx512m";

  private final Path spark;
  private final ClusterFolder folder;

  /**
   * @param spark a folder with Spark's jars in its folder {@code jars}
   */
  DaemonLauncher(Path spark, ClusterFolder folder) {
    this.spark = spark;
    this.folder = folder;
  }

  /** A process and the file that it logs to. */
  record Daemon(String name, SparkProcess process, Path log) {
    /** The complaint that it has ended, with the last that it said. */
    InputException died() {
      return new InputException(
          Text.format("Spark's %s ended by itself; its log %s says: %s", name, log, lastLines()));
    }

    private String lastLines() {
      try {
        List<String> lines =
            Files.readAllLines(log).stream().filter(line -> !line.isBlank()).toList();
        List<String> telling =
            lines.stream().filter(line -> line.matches(".*(ERROR|Exception|rror:).*")).toList();
        List<String> chosen = telling.isEmpty() ? lines : telling;
        return String.join(" | ", chosen.subList(Math.max(0, chosen.size() - 2), chosen.size()));
      } catch (IOException e) {
        return "nothing";
      }
    }
  }

  Daemon master(int port, int pagePort) {
    return start(
        "master",
        "org.apache.spark.deploy.master.Master",
        List.of("--host", LocalCluster.HOST, "--port", text(port), "--webui-port", text(pagePort)));
  }

  Daemon worker(int number, int port, int pagePort, ClusterPlan plan, String master) {
    return start(
        "worker-" + number,
        "org.apache.spark.deploy.worker.Worker",
        List.of(
            "--host",
            LocalCluster.HOST,
            "--port",
            text(port),
            "--webui-port",
            text(pagePort),
            "--cores",
            text(plan.cores()),
            "--memory",
            plan.memory(),
            "--work-dir",
            folder.work("worker-" + number).toString(),
            master));
  }

  private static String text(int number) {
    return String.valueOf(number);
  }

  private Daemon start(String name, String mainClass, List<String> arguments) {
    List<String> command = new ArrayList<>(detached());
    command.addAll(
        List.of(
            java(),
            HEAP,
            "-XX:+UseSerialGC",
            // They start others and watch them, and compute nothing.
            "-XX:TieredStopAtLevel=1",
            "-cp",
            spark.resolve("jars") + File.separator + "*",
            mainClass));
    command.addAll(List.of("--properties-file", folder.properties().toString()));
    command.addAll(arguments);
    Path log = folder.log(name);
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.path().toFile())
            .redirectInput(new File("/dev/null"))
            .redirectOutput(log.toFile())
            .redirectErrorStream(true);
    Map<String, String> environment = builder.environment();
    environment.keySet().removeIf(variable -> variable.startsWith("SPARK_"));
    environment.put("SPARK_HOME", spark.toString());
    environment.put("SPARK_SCALA_VERSION", "2.13");
    environment.put("SPARK_LOCAL_IP", LocalCluster.HOST);
    environment.put("SPARK_LOCAL_DIRS", folder.work("scratch").toString());
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    try {
      return new Daemon(name, SparkProcess.of(builder.start().toHandle()), log);
    } catch (IOException e) {
      throw new InputException(
          Text.format("Spark's %s cannot be started: %s", name, e.getMessage()));
    }
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /** What takes a process away from this terminal; both keep its number. */
  private static List<String> detached() {
    for (String program : List.of("/usr/bin/setsid", "/bin/setsid", "/usr/bin/nohup")) {
      if (Files.isExecutable(Path.of(program))) {
        return List.of(program);
      }
    }
    return List.of();
  }
}
