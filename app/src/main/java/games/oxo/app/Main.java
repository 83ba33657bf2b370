package games.oxo.app;

import games.oxo.cli.terminal.CheckedOutput;
import games.oxo.cli.terminal.OutputLost;
import games.oxo.cli.terminal.ScreenProbe;
import games.oxo.cli.terminal.ScreenSize;
import games.oxo.cli.terminal.Terminal;
import games.oxo.cli.terminal.WrappedOutput;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** Entry point of the {@code oxo} command. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    // Numbers are written the same everywhere, since programs read them too.
    Locale.setDefault(Locale.ROOT);
    ScreenProbe size = new ScreenProbe();
    boolean screen = Boolean.getBoolean("oxo.stdout.terminal");
    boolean watched = Boolean.getBoolean("oxo.stderr.terminal");
    boolean keyboard = Boolean.getBoolean("oxo.stdin.terminal");
    Terminal terminal =
        new Terminal(
            new CheckedOutput(stream(FileDescriptor.out, screen, size)),
            new PrintStream(
                stream(FileDescriptor.err, watched, size), false, StandardCharsets.UTF_8),
            System.in,
            screen && coloursWanted(),
            watched ? Optional.of(size) : Optional.empty(),
            keyboard,
            screen && keyboard && !isDumb(),
            screen ? size : () -> ScreenSize.FILE);
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> uncaught(terminal, e));
    int status = Oxo.run(terminal, args);
    terminal.err().flush();
    System.exit(status);
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

  private static OutputStream stream(FileDescriptor descriptor, boolean screen, ScreenProbe size) {
    OutputStream plain = new FileOutputStream(descriptor);
    return screen ? new WrappedOutput(plain, size) : plain;
  }
}
