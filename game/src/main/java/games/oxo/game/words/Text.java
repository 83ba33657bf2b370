package games.oxo.game.words;

import com.google.errorprone.annotations.FormatMethod;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Formatting of text and numbers that does not depend on the default locale. */
public final class Text {
  private static final List<String> NUMBERS =
      List.of("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

  private Text() {}

  /**
   * A pattern filled in, as by {@link String#format}, with plain digits and points. The machine's
   * own language would write {@code %d} in other digits in some countries, and fractions with a
   * comma in many; so nothing else formats here, which a test of the house makes sure of.
   */
  @FormatMethod
  public static String format(String pattern, @Nullable Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }

  /** A small number in letters, a large one in digits. */
  public static String number(int value) {
    return value < NUMBERS.size() ? NUMBERS.get(value) : Integer.toString(value);
  }
}
