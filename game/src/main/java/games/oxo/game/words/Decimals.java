package games.oxo.game.words;

/** Numbers with a fixed number of digits after the point. */
final class Decimals {
  private Decimals() {}

  /**
   * The shortest text that means this number, rounded half up to so many digits after the point:
   * what {@code %.1f} of {@link String#format} writes, but what is rounded to zero has no sign.
   */
  static String fixed(double number, int places) {
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      return Double.isNaN(number) ? "NaN" : number > 0 ? "Infinity" : "-Infinity";
    }
    String text = Double.toString(Math.abs(number));
    int e = text.indexOf('E');
    String mantissa = e < 0 ? text : text.substring(0, e);
    int point = mantissa.indexOf('.');
    String digits = mantissa.substring(0, point) + mantissa.substring(point + 1);
    int whole = point + (e < 0 ? 0 : Integer.parseInt(text.substring(e + 1)));
    String rounded = rounded(digits, whole, places);
    boolean negative = number < 0 && rounded.chars().anyMatch(digit -> digit != '0');
    return (negative ? "-" : "") + withPoint(rounded, places);
  }

  /**
   * The number, times ten to the power of {@code places}, as a whole number.
   *
   * @param digits of the number
   * @param whole how many of them stand before the point; negative for zeros after it
   */
  private static String rounded(String digits, int whole, int places) {
    int kept = whole + places;
    if (kept < 0) {
      return "0";
    }
    String all = digits + "0".repeat(Math.max(0, kept + 1 - digits.length()));
    String head = all.substring(0, kept);
    return all.charAt(kept) >= '5' ? incremented(head) : head;
  }

  private static String incremented(String digits) {
    char[] next = digits.toCharArray();
    int i = next.length - 1;
    while (i >= 0 && next[i] == '9') {
      next[i--] = '0';
    }
    if (i < 0) {
      return "1" + new String(next);
    }
    next[i]++;
    return new String(next);
  }

  private static String withPoint(String digits, int places) {
    String padded = "0".repeat(Math.max(0, places + 1 - digits.length())) + digits;
    int first = 0;
    while (first < padded.length() - places - 1 && padded.charAt(first) == '0') {
      first++;
    }
    String whole = padded.substring(first, padded.length() - places);
    return places == 0 ? whole : whole + "." + padded.substring(padded.length() - places);
  }
}
