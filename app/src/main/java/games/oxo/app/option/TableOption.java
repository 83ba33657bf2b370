package games.oxo.app.option;

import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.search.solve.ExactValues;
import picocli.CommandLine.Option;

/** Which table a command may use for the values that it needs. */
public final class TableOption {
  @Option(
      names = "--table",
      paramLabel = "FILE",
      description =
          "Take known values from this table or extract (default: the game's own, if it is there).")
  private String file = "";

  @Option(
      names = "--no-table",
      description = "Use no table, extract or proof even if there is one.")
  private boolean none;

  /** Sets whether a table is used that is there. */
  public void use(boolean wanted) {
    none = !wanted;
  }

  /** Whether a table is used that is there. */
  public boolean isUsed() {
    return !none;
  }

  /** Whether one table is asked for by its file. */
  public boolean hasFile() {
    return !file.isEmpty();
  }

  /**
   * Opens the table.
   *
   * @throws InputException when the one that is asked for, or the one that is there, is not sound
   */
  public OptionalTable open(Game game, Terminal terminal) {
    if (none && !file.isEmpty()) {
      throw new InputException("--table and --no-table exclude each other");
    }
    if (none) {
      return new OptionalTable(ExactValues.NONE, terminal.err());
    }
    return file.isEmpty()
        ? OptionalTable.of(game, terminal.err())
        : new OptionalTable(OptionalTable.open(game, UserPath.of(file)), terminal.err());
  }
}
