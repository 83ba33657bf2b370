package games.oxo.match.play;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.Serializable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the games of a match begin. */
public sealed interface OpeningSource extends Serializable {
  /** The words of a log. */
  Pattern WRITTEN = Pattern.compile("([0-9]{1,3}) plies|file (.+)");

  /**
   * After stones that are drawn by lot.
   *
   * @param plies how many
   */
  record Drawn(int plies) implements OpeningSource {
    @Override
    public String toString() {
      return plies + " plies";
    }
  }

  /**
   * From the positions of a file.
   *
   * @param name as a person gave it
   */
  record Listed(String name) implements OpeningSource {
    @Override
    public String toString() {
      return "file " + name;
    }
  }

  /**
   * The source that a log names by the words that {@code toString} gives.
   *
   * @throws InputException when it is none
   */
  static OpeningSource of(String words) {
    Matcher written = WRITTEN.matcher(words);
    if (!written.matches()) {
      throw new InputException(
          Text.format(
              "the log's setting openings is '%s'; it must be like '2 plies' or 'file NAME'",
              words));
    }
    return written.group(1) != null
        ? new Drawn(Integer.parseInt(written.group(1)))
        : new Listed(written.group(2));
  }
}
