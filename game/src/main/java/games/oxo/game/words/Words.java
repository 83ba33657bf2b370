package games.oxo.game.words;

import java.util.List;
import java.util.Locale;

/** Words and figures for sentences, the same whatever the language of the machine. */
public final class Words {
  private static final List<String> NUMBERS =
      List.of("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

  private Words() {}

  /**
   * A pattern filled in, as by {@link String#format}, with plain digits and points. The machine's
   * own language would write {@code %d} in other digits in some countries, and fractions with a
   * comma in many.
   */
  public static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }

  /** A small number in letters, a large one in digits. */
  public static String number(int value) {
    return value < NUMBERS.size() ? NUMBERS.get(value) : Integer.toString(value);
  }
}
