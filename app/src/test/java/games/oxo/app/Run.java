package games.oxo.app;

import games.oxo.cli.terminal.CheckedOutput;
import games.oxo.cli.terminal.ScreenSize;
import games.oxo.cli.terminal.Terminal;
import games.oxo.cli.terminal.WrappedOutput;
import games.oxo.game.Await;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Runs a command as a user would and keeps what it said. */
public record Run(int status, String out, String err) {
  /** For Java: work that is asked to end may take its time. */
  public static final String LONG_GRACE = "-Doxo.grace=" + Await.GUARD_SECONDS;

  public static Run oxo(String... args) {
    return withInput("", args);
  }

  public static Run withInput(String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    return run(terminal, out, err, args);
  }

  /** Runs a command whose output a screen of this size shows; nobody types. */
  public static Run onScreen(int columns, int rows, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ScreenSize size = new ScreenSize(columns, rows);
    Terminal terminal =
        new Terminal(
            new CheckedOutput(new WrappedOutput(out, () -> size)),
            new PrintStream(new WrappedOutput(err, () -> size), false, StandardCharsets.UTF_8),
            new ByteArrayInputStream(new byte[0]),
            true,
            Optional.empty(),
            false,
            false,
            () -> size);
    return run(terminal, out, err, args);
  }

  private static Run run(
      Terminal terminal, ByteArrayOutputStream out, ByteArrayOutputStream err, String... args) {
    int status = Oxo.run(terminal, args);
    return new Run(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Runs a command whose output goes elsewhere. */
  static Run printingTo(OutputStream out, String input, String... args) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new CheckedOutput(out),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    return new Run(Oxo.run(terminal, args), "", err.toString(StandardCharsets.UTF_8));
  }

  /**
   * Runs a program with the commands of a folder before all others.
   *
   * @param folder has a folder {@code bin}, and room for what the program says
   */
  public static Run process(Path folder, ProcessBuilder builder)
      throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    builder
        .redirectOutput(out.toFile())
        .redirectError(err.toFile())
        .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
        .environment()
        .merge("PATH", folder.resolve("bin").toString(), (old, bin) -> bin + ":" + old);
    Process process = builder.start();
    return new Run(Await.end(process), Files.readString(out), Files.readString(err));
  }
}
