package games.oxo.cluster;

import games.oxo.app.Oxo;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Results;
import games.oxo.cli.terminal.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs a command as a user would and keeps what it said. */
public record ClusterRun(int status, String out, String err) {
  public static ClusterRun oxo(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            new ByteArrayInputStream(new byte[0]));
    int status = Oxo.run(terminal, args);
    return new ClusterRun(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Starts a command as a process that can be killed. */
  public static Process start(Path log, String... args) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "games.oxo.app.Main"));
    command.addAll(List.of(args));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(log.toFile())
        .start();
  }

  /** Kills a worker, and the executors that it has started. */
  public static void kill(long pid) {
    ProcessHandle worker = ProcessHandle.of(pid).orElseThrow();
    List<ProcessHandle> executors = worker.descendants().toList();
    worker.destroyForcibly();
    executors.forEach(ProcessHandle::destroyForcibly);
  }

  /** A terminal that nobody looks at. */
  public static Terminal nobody() {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    return new Terminal(nowhere, nowhere, new ByteArrayInputStream(new byte[0]));
  }

  /** Work that nobody looks at. */
  public static LongWork work() {
    return new LongWork(new Results(nobody(), false));
  }
}
