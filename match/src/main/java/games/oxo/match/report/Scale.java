package games.oxo.match.report;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What the values of a chart are.
 *
 * @param name stands at the axis; may be empty
 * @param pattern how the axis writes a value, as {@link DecimalFormat} takes it
 * @param whole whether only whole numbers stand at the axis
 * @param low the axis begins here or before
 * @param high the axis ends here or after; not below {@code low}
 * @param limit whether the axis never leaves the way from 0 to 1, as for shares
 * @param mark a value of interest with a line through the chart, null for none
 */
public record Scale(
    String name,
    String pattern,
    boolean whole,
    double low,
    double high,
    boolean limit,
    @Nullable Double mark) {
  /** Shares from 0 to 1, written as per cent, with the whole way from 0 to 100. */
  public static Scale share(String name) {
    return new Scale(name, "0%", false, 0, 1, true, null);
  }

  /** Whole numbers from 0. */
  public static Scale count(String name) {
    return new Scale(name, "#,##0", true, 0, 1, false, null);
  }

  /** Any numbers; the axis is just as long as needed. */
  public static Scale number(String name) {
    return new Scale(
        name, "#,##0.###", false, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, false, null);
  }

  /** The same with a line at a value. */
  public Scale marked(double value) {
    return new Scale(name, pattern, whole, low, high, limit, value);
  }

  /** The same, but the axis is as long as the values and this piece of it need. */
  public Scale around(double from, double to) {
    return new Scale(name, pattern, whole, from, to, limit, mark);
  }

  NumberFormat format() {
    return format(pattern);
  }

  /** Numbers as all pages write them, whatever the country. */
  static NumberFormat format(String pattern) {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
    symbols.setMinusSign('−');
    symbols.setPercent('%');
    symbols.setGroupingSeparator(',');
    return new DecimalFormat(pattern, symbols);
  }
}
