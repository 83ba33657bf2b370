package games.oxo.app.table;

import games.oxo.app.option.OptionalTable;
import games.oxo.cli.option.UserPath;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.table.Table;
import picocli.CommandLine.Option;

/** The table that a command is about. */
final class TableFileOption {
  @Option(
      names = "--table",
      paramLabel = "FILE",
      description = "The table (default: the game's own in the usual folder).")
  private String file = "";

  /**
   * Opens the table.
   *
   * @throws InputException when there is none or it is not sound
   */
  Table open(Game game) {
    return file.isEmpty()
        ? OptionalTable.openUsual(game)
        : OptionalTable.table(game, UserPath.of(file));
  }
}
