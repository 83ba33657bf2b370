package games.oxo.app.option;

import games.oxo.game.input.InputException;
import games.oxo.search.engines.Engines;
import picocli.CommandLine.Option;

/** Which opening book the engines of a command play from. */
public final class PlayingBookOption {
  @Option(
      names = {"-B", "--book"},
      paramLabel = "FILE",
      description =
          "Engines play from this opening book; 'builtin' is the one that comes with OXO (default: that"
              + " one, for 'best' only).")
  private String file = "";

  @Option(names = "--no-book", description = "Engines play without an opening book.")
  private boolean none;

  /** Sets the book as a settings file gives it: a file, 'builtin' or 'none'. */
  public void set(String text) {
    none = text.equals(Engines.NO_BOOK);
    file = none ? "" : text;
  }

  /**
   * The books for the engines of a command; close them when it ends.
   *
   * @throws InputException when the options contradict each other
   */
  public PlayingBooks open() {
    if (none && !file.isEmpty()) {
      throw new InputException("--book and --no-book exclude each other");
    }
    return new PlayingBooks(none ? Engines.NO_BOOK : file);
  }
}
