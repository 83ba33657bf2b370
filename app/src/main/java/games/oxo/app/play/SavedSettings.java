package games.oxo.app.play;

import games.oxo.game.Position;
import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.words.Text;
import java.nio.file.Path;
import java.util.List;

/**
 * The settings in force as a settings file that plays the same.
 *
 * @param existing what is to happen to a file that is there
 */
record SavedSettings(Path file, String text, Existing existing) {
  /**
   * All that is not as it would be anyway.
   *
   * @param start where the game begins, which is kept itself: a file that it came from may change
   * @throws InputException when a settings file cannot say it
   */
  static SavedSettings of(PlayOptions options, Position start, Path file) {
    if (options.table.hasFile()) {
      throw new InputException(
          "settings have no key for --table FILE, so --save-config does not go with it");
    }
    Position origin = start.origin();
    options.position = origin.ply() == 0 ? List.of() : List.of(PositionWriter.rows(origin));
    options.moves = new MoveNotation(start.game()).writeList(start.moves());
    List<Setting> inForce = options.settings();
    List<Setting> usual = new PlayOptions().settings();
    StringBuilder text = new StringBuilder("# Settings of ./oxo play\n");
    for (int i = 0; i < inForce.size(); i++) {
      String value = inForce.get(i).writer().write(file);
      if (!value.equals(usual.get(i).writer().write(file))) {
        text.append(Text.format("%s = %s\n", inForce.get(i).key(), value));
      }
    }
    return new SavedSettings(file, text.toString(), options.force.existing());
  }

  /**
   * Writes the file.
   *
   * @throws InputException when it cannot be written, with the reason
   */
  void write() {
    OutputFile.write(file, existing, text);
  }
}
