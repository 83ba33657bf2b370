package games.oxo.invent.sieve;

import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What a person wants above all of a new game. */
public enum Wish {
  /** Both players have the same chances. */
  FAIR,
  /** A game takes few stones. */
  SHORT,
  /** Whoever thinks more wins. */
  DEEP,
  /** The lead changes, and the end comes late. */
  LIVELY,
  /** The second player may swap. */
  SWAP;

  /** As a person writes it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The wish of this name.
   *
   * @throws InputException when there is none
   */
  public static Wish of(String word) {
    List<String> words = Arrays.stream(values()).map(Wish::word).toList();
    if (!words.contains(word)) {
      throw new InputException(
          Text.format("'%s' cannot be wanted of a game%s", word, Nearest.hint(word, words)));
    }
    return values()[words.indexOf(word)];
  }
}
