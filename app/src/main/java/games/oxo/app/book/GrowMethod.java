package games.oxo.app.book;

import java.util.Locale;

/** How a book grows; the command line has the names in small letters. */
public enum GrowMethod {
  /** Games of an engine against itself. */
  SELFPLAY,

  /** Best-first expansion. */
  EXPAND;

  /** The word of the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
