package games.oxo.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Await;
import games.oxo.game.FullRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A shell in which the examples of a document are typed, in a folder of its own with {@code ./oxo}
 * in it. One Java runs all their commands, see {@link ExampleJava}: a new one for each would take
 * longer than most commands do. A command that sets variables of its environment gets its own, as
 * do all commands in a full run and where there is no {@code /proc}.
 */
public final class ExampleShell implements AutoCloseable {
  private static final boolean SHARED =
      !FullRun.isOn() && Files.isDirectory(Path.of("/proc/self/fd"));

  private static final List<String> JAVA_OPTIONS =
      List.of("-XX:+UseSerialGC", "-Dslf4j.internal.verbosity=ERROR");

  private final Path folder;
  private final Path control;
  private final List<String> java;
  private final Map<String, String> environment;
  private final Process shared;

  /**
   * @param root an empty folder
   * @param options of Java
   * @param environment variables for the commands
   */
  public ExampleShell(Path root, List<String> options, Map<String, String> environment)
      throws IOException, InterruptedException {
    this.folder = Files.createDirectories(root.resolve("examples"));
    this.control = Files.createDirectories(root.resolve("control"));
    this.environment = environment;
    this.java = new ArrayList<>(List.of("java", "-cp", classPath()));
    java.addAll(JAVA_OPTIONS);
    java.addAll(options);
    Path requests = control.resolve("requests");
    assertThat(new ProcessBuilder("mkfifo", requests.toString()).start().waitFor()).isZero();
    List<String> command = new ArrayList<>(java);
    command.addAll(List.of(ExampleJava.class.getName(), control.toString()));
    this.shared = SHARED ? process(command).inheritIO().start() : null;
  }

  private static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }

  /** Runs the examples of a document in order, in an empty folder, and compares what they print. */
  public void run(String document, List<Document.Example> examples)
      throws IOException, InterruptedException {
    clear();
    for (Document.Example example : examples) {
      if (example.command().startsWith("cat ")) {
        Path file = folder.resolve(example.command().substring("cat ".length()).strip());
        Files.writeString(file, example.output());
      } else {
        assertThat(ExampleOutput.tidy(type(example.command())))
            .as("%s: %s", document, example.command())
            .isEqualTo(ExampleOutput.tidy(example.output()));
      }
    }
  }

  /**
   * Runs the examples of a document likewise. With {@code -Doxo.record=true} it writes what is
   * printed now into the document, where that differs; read the difference before you commit it.
   */
  public void run(Document document) throws IOException, InterruptedException {
    if (Boolean.getBoolean("oxo.record")) {
      record(document);
    } else {
      run(document.toString(), document.examples());
    }
  }

  private void record(Document document) throws IOException, InterruptedException {
    clear();
    String text = Document.read(document.file()).text();
    for (Document.Example example : document.examples()) {
      if (example.command().startsWith("cat ")) {
        Path file = folder.resolve(example.command().substring("cat ".length()).strip());
        Files.writeString(file, example.output());
        continue;
      }
      String printed = type(example.command());
      if (!ExampleOutput.tidy(printed).equals(ExampleOutput.tidy(example.output()))) {
        String typed = "$ " + example.command() + "\n";
        text = text.replace(typed + example.output(), typed + printed.stripTrailing() + "\n");
      }
    }
    Files.writeString(document.file(), text);
  }

  /** Types a command, and returns what the screen would show. */
  public String type(String command) throws IOException, InterruptedException {
    boolean own = !SHARED || command.matches("[A-Z_]+=.*");
    writeLauncher(own ? ownJava() : sharedJava());
    Path output = control.resolve("output.log");
    Process process =
        process(List.of("sh", "-c", command))
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    Await.end(process);
    return Files.readString(output, StandardCharsets.UTF_8);
  }

  private ProcessBuilder process(List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().putAll(environment);
    return builder;
  }

  private void writeLauncher(String script) throws IOException {
    Path launcher = folder.resolve("oxo");
    Files.writeString(launcher, "#!/bin/sh\n" + script);
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private String ownJava() {
    return "exec '%s' -XX:TieredStopAtLevel=1 games.oxo.app.Main \"$@\"\n"
        .formatted(String.join("' '", java));
  }

  /**
   * Hands over the words, and by the number of the process its open files; in a subshell, so that
   * its own output is never the pipe of requests.
   */
  private String sharedJava() {
    return """
        reply='%1$s'/reply.$$
        mkfifo "$reply"
        (printf '%%s\\0' $$ $# "$@" >'%1$s'/requests)
        read -r status <"$reply"
        rm "$reply"
        exit "$status"
        """
        .formatted(control);
  }

  private void clear() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        if (!file.equals(folder)) {
          Files.delete(file);
        }
      }
    }
  }

  @Override
  public void close() {
    if (shared != null) {
      shared.destroyForcibly();
    }
  }
}
