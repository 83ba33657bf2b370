package games.oxo.cli.terminal;

/**
 * The size of a screen in characters.
 *
 * @param columns how many fit beside each other
 * @param rows how many lines are seen at once
 */
public record ScreenSize(int columns, int rows) {
  /** Text is not made narrower than this, however narrow the screen is. */
  static final int LEAST_COLUMNS = 40;

  /** Nor wider than this: nobody likes to read longer lines. */
  private static final int MOST_COLUMNS = 200;

  /** A screen that does not say how large it is. */
  static final ScreenSize USUAL = new ScreenSize(80, 24);

  /** A file or a pipe: lines as on a usual screen, and as many as there are. */
  public static final ScreenSize FILE = new ScreenSize(USUAL.columns, Integer.MAX_VALUE);

  /** How many characters a line of text may have. */
  int textWidth() {
    return Math.max(LEAST_COLUMNS, Math.min(MOST_COLUMNS, columns)) - 2;
  }
}
