package games.oxo.report;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.function.Function;

/** Numbers as all pages write them: counts, points, per cent, Elo, times. */
final class PageNumbers {
  private PageNumbers() {}

  /** A number as all pages write it, whatever the country. */
  static NumberFormat format(String pattern) {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
    symbols.setMinusSign('−');
    symbols.setPercent('%');
    symbols.setGroupingSeparator(',');
    return new DecimalFormat(pattern, symbols);
  }

  static String games(int number) {
    return number == 1 ? "1 game" : count(number) + " games";
  }

  static String count(long number) {
    return format("#,##0").format(number);
  }

  static String points(double points) {
    return format("#,##0.#").format(points);
  }

  static String percent(double share) {
    return format("0.0%").format(share);
  }

  static String elo(double elo) {
    return Double.isNaN(elo)
        ? "?"
        : Double.isInfinite(elo)
            ? (elo < 0 ? "−∞" : "∞")
            : format("#,##0").format(Math.rint(elo) + 0.0);
  }

  /** Two or three digits that matter. */
  static String rounded(double number) {
    Function<Double, String> digits = value -> format(value < 9.95 ? "0.0" : "#,##0").format(value);
    return number < 9950
        ? format("#,##0").format(number)
        : number < 999_500 ? digits.apply(number / 1e3) + " k" : digits.apply(number / 1e6) + " M";
  }

  static String time(double micros) {
    Function<Double, String> digits = value -> format(value < 9.95 ? "0.0" : "#,##0").format(value);
    return micros < 999.5
        ? digits.apply(micros) + " µs"
        : micros < 999_500 ? digits.apply(micros / 1e3) + " ms" : digits.apply(micros / 1e6) + " s";
  }
}
