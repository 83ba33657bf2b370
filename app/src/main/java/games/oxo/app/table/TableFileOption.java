package games.oxo.app.table;

import games.oxo.app.option.OptionalTable;
import games.oxo.app.option.UserPath;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.table.Table;
import games.oxo.table.TableBuilder;
import java.nio.file.Files;
import java.nio.file.Path;
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
    Path path = file.isEmpty() ? OptionalTable.usualPlace().file(game) : UserPath.of(file);
    if (!Files.exists(path)) {
      boolean begun = Files.exists(TableBuilder.unfinished(path));
      String advice = begun ? "goes on with the one that is begun" : "builds one";
      throw new InputException(
          Text.format("there is no table %s; './oxo table build %s' %s", path, game.id(), advice));
    }
    return Table.open(game, path);
  }
}
