package games.oxo.match.run;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionLine;
import games.oxo.game.text.PositionReader;
import games.oxo.game.words.Text;
import games.oxo.match.play.Opening;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Reads openings from a file: one a line, as moves or as rows; {@code #} begins a comment. */
public final class OpeningFile {
  private OpeningFile() {}

  /**
   * The openings of a file, in its order.
   *
   * @throws InputException when a line is not a position of the game, or the game is already over
   *     in this opening
   */
  public static List<Opening> read(Game game, Path file) {
    List<Opening> openings = new ArrayList<>();
    int number = 0;
    Iterator<String> lines = TextFile.read(file).lines().iterator();
    while (lines.hasNext()) {
      String line = lines.next();
      number++;
      if (!PositionLine.isEmpty(line)) {
        try {
          Position position = PositionReader.read(game, line);
          if (position.outcome().isOver()) {
            throw new InputException("the game is already over in this opening");
          }
          openings.add(new Opening(position));
        } catch (InputException e) {
          throw e.at(Text.format("%s, line %d", file, number));
        }
      }
    }
    if (openings.isEmpty()) {
      throw new InputException(Text.format("there is no opening in %s", file));
    }
    return openings;
  }
}
