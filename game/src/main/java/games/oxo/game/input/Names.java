package games.oxo.game.input;

import games.oxo.game.words.Text;
import java.util.Optional;

/** What every name has in common, whatever it names: it is short and can be printed. */
public final class Names {
  /** The most characters of a name. */
  public static final int MOST_CHARACTERS = 200;

  private Names() {}

  /**
   * What is wrong with a name before it is looked up anywhere; empty if nothing is.
   *
   * @param what how the complaint calls it, such as {@code the name of the game}
   */
  public static Optional<InputException> fault(String what, String name) {
    if (name.length() > MOST_CHARACTERS) {
      return Optional.of(
          new InputException(
              Text.format(
                  "%s has %d characters; at most %d are allowed",
                  what, name.length(), MOST_CHARACTERS)));
    }
    for (int i = 0; i < name.length(); i++) {
      if (Character.isISOControl(name.charAt(i))) {
        return Optional.of(
            new InputException(
                Text.format(
                    "%s has a control character (code %d), which is not allowed",
                    what, (int) name.charAt(i))));
      }
    }
    return Optional.empty();
  }
}
