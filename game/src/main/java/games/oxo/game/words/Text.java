package games.oxo.game.words;

import com.google.errorprone.annotations.FormatMethod;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Formatting of text and numbers that does not depend on the default locale. */
public final class Text {
  private static final List<String> NUMBERS =
      List.of("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

  /** Control and format characters, and separators of lines: what moves a cursor or hides text. */
  private static final String UNPRINTABLE = "[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]";

  private Text() {}

  /**
   * A pattern filled in, as by {@link String#format}, with plain digits and points. The machine's
   * own language would write {@code %d} in other digits in some countries, and fractions with a
   * comma in many; so nothing else formats here, which a test of the house makes sure of.
   */
  @FormatMethod
  public static String format(String pattern, @Nullable Object... values) {
    return FormatPattern.fill(pattern, values);
  }

  /** A text of unknown origin on one line, with a question mark for what cannot be printed. */
  public static String printable(String text) {
    return text.replaceAll(UNPRINTABLE, "?");
  }

  /** The same, cut off when it is longer than so many characters. */
  public static String printable(String text, int longest) {
    return printable(text.length() <= longest ? text : text.substring(0, longest) + "…");
  }

  /** A small number in letters, a large one in digits. */
  public static String number(int value) {
    return value < NUMBERS.size() ? NUMBERS.get(value) : Integer.toString(value);
  }
}
