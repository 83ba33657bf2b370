package games.oxo.report;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The scale of a chart's axis: its name, its range, how it writes values.
 *
 * @param name the label of the axis; may be empty
 * @param pattern how the axis writes a value, as {@link DecimalFormat} takes it
 * @param whole whether only whole numbers are shown at the axis
 * @param low the axis begins here or before
 * @param high the axis ends here or after; not below {@code low}
 * @param limit whether the axis never leaves the way from 0 to 1, as for shares
 * @param mark a value of interest with a line through the chart, null for none
 */
public record AxisScale(
    String name,
    String pattern,
    boolean whole,
    double low,
    double high,
    boolean limit,
    @Nullable Double mark) {
  /** Shares from 0 to 1, written as per cent, with the whole way from 0 to 100. */
  public static AxisScale share(String name) {
    return new AxisScale(name, "0%", false, 0, 1, true, null);
  }

  /** Whole numbers from 0. */
  public static AxisScale count(String name) {
    return new AxisScale(name, "#,##0", true, 0, 1, false, null);
  }

  /** Any numbers; the axis is just as long as needed. */
  public static AxisScale number(String name) {
    return new AxisScale(
        name, "#,##0.###", false, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, false, null);
  }

  /** The same with a line at a value. */
  public AxisScale marked(double value) {
    return new AxisScale(name, pattern, whole, low, high, limit, value);
  }

  /** The same, but the axis is as long as the values and this piece of it need. */
  public AxisScale around(double from, double to) {
    return new AxisScale(name, pattern, whole, from, to, limit, mark);
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
