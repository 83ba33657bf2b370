package games.oxo.app;

/**
 * The options of Java that each command wants, as lines for the launcher. The build keeps them in a
 * file, so that the launcher need not start Java to find out how to start Java.
 */
public final class LaunchOptions {
  /** The word of the line for what is no command. */
  private static final String OTHERS = "*";

  private LaunchOptions() {}

  public static void main(String[] args) {
    System.out.print(lines());
  }

  /** A line for each command: its word and the options; the last one is for all other words. */
  static String lines() {
    StringBuilder lines = new StringBuilder();
    for (CommandRegistry each : CommandRegistry.values()) {
      lines.append(each.word()).append(' ').append(each.work().options()).append('\n');
    }
    return lines
        .append(OTHERS + " ")
        .append(CommandRegistry.Work.SHORT.options())
        .append('\n')
        .toString();
  }
}
