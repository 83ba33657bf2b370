package games.oxo.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.app.Oxo;
import games.oxo.app.terminal.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** A command that was run in this process, and what it said. */
public record CommandRun(int status, String out, String err) {
  public static CommandRun oxo(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new PrintStream(out, true, UTF_8),
            new PrintStream(err, true, UTF_8),
            new ByteArrayInputStream(new byte[0]));
    int status = Oxo.run(terminal, args);
    return new CommandRun(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  /** A terminal that nobody looks at. */
  public static Terminal nobody() {
    return new Terminal(
        new PrintStream(PrintStream.nullOutputStream(), true, UTF_8),
        new PrintStream(PrintStream.nullOutputStream(), true, UTF_8),
        new ByteArrayInputStream(new byte[0]));
  }
}
