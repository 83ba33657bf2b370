package games.oxo.app;

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
            stream(FileDescriptor.out),
            stream(FileDescriptor.err),
            System.in,
            screen && coloursWanted(),
            Boolean.getBoolean("oxo.stderr.terminal"),
            keyboard,
            screen && keyboard && !isDumb());
    int status = Oxo.run(terminal, args);
    terminal.out().flush();
    terminal.err().flush();
    System.exit(status);
  }

  /** The convention of no-color.org, and terminals that have none. */
  private static boolean coloursWanted() {
    String noColour = System.getenv("NO_COLOR");
    return (noColour == null || noColour.isEmpty()) && !isDumb();
  }

  private static boolean isDumb() {
    return "dumb".equals(System.getenv("TERM"));
  }

  private static PrintStream stream(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }
}
