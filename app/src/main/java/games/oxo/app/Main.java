package games.oxo.app;

import games.oxo.app.terminal.CheckedOutput;
import games.oxo.app.terminal.OutputLost;
import games.oxo.app.terminal.Terminal;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Entry point of the {@code oxo} command. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    // Numbers are written the same everywhere, since programs read them too.
    Locale.setDefault(Locale.ROOT);
    boolean screen = Boolean.getBoolean("oxo.stdout.terminal");
    boolean keyboard = Boolean.getBoolean("oxo.stdin.terminal");
    Terminal terminal =
        new Terminal(
            new CheckedOutput(new FileOutputStream(FileDescriptor.out)),
            new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
            System.in,
            screen && coloursWanted(),
            Boolean.getBoolean("oxo.stderr.terminal"),
            keyboard,
            screen && keyboard && !isDumb());
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> uncaught(terminal, e));
    System.exit(Oxo.run(terminal, args));
  }

  /** A lost output is said once, at the end of the command. */
  private static void uncaught(Terminal terminal, Throwable e) {
    if (!(e instanceof OutputLost)) {
      e.printStackTrace(terminal.err());
    }
  }

  /** The convention of no-color.org, and terminals that have none. */
  private static boolean coloursWanted() {
    String noColour = System.getenv("NO_COLOR");
    return (noColour == null || noColour.isEmpty()) && !isDumb();
  }

  private static boolean isDumb() {
    return "dumb".equals(System.getenv("TERM"));
  }
}
