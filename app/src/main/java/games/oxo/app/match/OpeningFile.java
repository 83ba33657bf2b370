package games.oxo.app.match;

import games.oxo.app.option.TableOption;
import games.oxo.app.solve.PositionLine;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionReader;
import games.oxo.match.play.Opening;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Reads openings from a file: one a line, as moves or as rows; {@code #} begins a comment. */
final class OpeningFile {
  private OpeningFile() {}

  /**
   * @throws InputException when a line is no position of the game, or the game is over there
   */
  static List<Opening> read(Game game, String name) {
    List<Opening> openings = new ArrayList<>();
    int number = 0;
    Iterator<String> lines = TextFile.read(TableOption.path(name)).lines().iterator();
    while (lines.hasNext()) {
      String line = lines.next();
      number++;
      if (!PositionLine.isEmpty(line)) {
        try {
          Position position = PositionReader.read(game, line);
          if (position.outcome().isOver()) {
            throw new InputException("the game is over there");
          }
          openings.add(new Opening(position));
        } catch (InputException e) {
          throw e.at("%s, line %d".formatted(name, number));
        }
      }
    }
    if (openings.isEmpty()) {
      throw new InputException("there is no opening in %s".formatted(name));
    }
    return openings;
  }
}
