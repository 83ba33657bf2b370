package games.oxo.game.words;

import org.jspecify.annotations.Nullable;

/**
 * Fills in a pattern of {@link String#format}: {@code %s %c %d %x %f %n %%}, with the number of a
 * value ({@code %2$s}), a width, a precision and the flags {@code - 0 , +}. It has no locale, and
 * runs in the browser, where the formatter of the library fails on some numbers.
 */
final class FormatPattern {
  private final String pattern;
  private final @Nullable Object[] values;
  private final StringBuilder out = new StringBuilder();
  private int at;
  private int next;

  private FormatPattern(String pattern, @Nullable Object[] values) {
    this.pattern = pattern;
    this.values = values;
  }

  static String fill(String pattern, @Nullable Object[] values) {
    return new FormatPattern(pattern, values).fill();
  }

  private String fill() {
    while (at < pattern.length()) {
      char sign = pattern.charAt(at++);
      if (sign == '%') {
        fillOne();
      } else {
        out.append(sign);
      }
    }
    return out.toString();
  }

  private void fillOne() {
    int chosen = chosenValue();
    int start = at;
    while ("-0,+".indexOf(peek()) >= 0) {
      at++;
    }
    String flags = pattern.substring(start, at);
    int width = number(0);
    int precision = -1;
    if (peek() == '.') {
      at++;
      precision = number(-1);
    }
    char conversion = peek();
    at++;
    switch (conversion) {
      case '%' -> out.append('%');
      case 'n' -> out.append('\n');
      default -> pad(converted(value(chosen), conversion, flags, precision), flags, width);
    }
  }

  /** The number of the value that a place asks for, or 0 for the next one. */
  private int chosenValue() {
    int start = at;
    int chosen = number(0);
    if (chosen > 0 && peek() == '$') {
      at++;
      return chosen;
    }
    at = start;
    return 0;
  }

  private @Nullable Object value(int chosen) {
    int index = chosen > 0 ? chosen - 1 : next++;
    if (index >= values.length) {
      throw new IllegalArgumentException("the pattern '" + pattern + "' lacks a value");
    }
    return values[index];
  }

  private char peek() {
    if (at == pattern.length()) {
      throw new IllegalArgumentException("the pattern '" + pattern + "' ends in a '%'");
    }
    return pattern.charAt(at);
  }

  private int number(int otherwise) {
    int start = at;
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
    return start == at ? otherwise : Integer.parseInt(pattern.substring(start, at));
  }

  private String converted(@Nullable Object value, char conversion, String flags, int precision) {
    if (value == null) {
      return "null";
    }
    return switch (conversion) {
      case 's', 'c' -> String.valueOf(value);
      case 'd' -> signed(grouped(value.toString(), flags), flags);
      case 'f' ->
          signed(
              grouped(
                  Decimals.fixed(((Number) value).doubleValue(), precision < 0 ? 6 : precision),
                  flags),
              flags);
      case 'x' ->
          value instanceof Long bits
              ? Long.toHexString(bits)
              : Integer.toHexString(((Number) value).intValue());
      default -> throw new IllegalArgumentException("'%" + conversion + "' in '" + pattern + "'");
    };
  }

  private static String grouped(String number, String flags) {
    if (flags.indexOf(',') < 0) {
      return number;
    }
    int point = number.indexOf('.');
    StringBuilder text = new StringBuilder(number);
    int first = number.startsWith("-") ? 1 : 0;
    for (int i = (point < 0 ? number.length() : point) - 3; i > first; i -= 3) {
      text.insert(i, ',');
    }
    return text.toString();
  }

  private static String signed(String number, String flags) {
    return flags.indexOf('+') >= 0 && !number.startsWith("-") ? "+" + number : number;
  }

  private void pad(String text, String flags, int width) {
    int missing = Math.max(0, width - text.length());
    if (flags.indexOf('-') >= 0) {
      out.append(text).append(" ".repeat(missing));
    } else if (flags.indexOf('0') >= 0) {
      int sign = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
      out.append(text, 0, sign).append("0".repeat(missing)).append(text, sign, text.length());
    } else {
      out.append(" ".repeat(missing)).append(text);
    }
  }
}
