package games.oxo.report;

import games.oxo.session.json.Json;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The scale of a chart's axis: its name, how it writes values, and how far it goes at least.
 *
 * @param name the label of the axis; may be empty
 * @param mark a value of interest with a line through the chart, null for none
 * @param from the axis begins here or before; null where the form decides
 * @param to the axis ends here or after
 */
public record AxisScale(
    String name, Form form, @Nullable Double mark, @Nullable Double from, @Nullable Double to) {
  /** How values are written. */
  public enum Form {
    SHARE,
    COUNT,
    NUMBER
  }

  /** Shares from 0 to 1, written as per cent, with the whole way from 0 to 100. */
  public static AxisScale share(String name) {
    return new AxisScale(name, Form.SHARE, null, null, null);
  }

  /** Whole numbers from 0. */
  public static AxisScale count(String name) {
    return new AxisScale(name, Form.COUNT, null, null, null);
  }

  /** Any numbers; the axis is just as long as needed. */
  public static AxisScale number(String name) {
    return new AxisScale(name, Form.NUMBER, null, null, null);
  }

  /** The same with a line at a value. */
  public AxisScale marked(double value) {
    return new AxisScale(name, form, value, from, to);
  }

  /** The same, but the axis is as long as the values and this piece of it need. */
  public AxisScale around(double low, double high) {
    return new AxisScale(name, form, mark, low, high);
  }

  Map<String, @Nullable Object> json() {
    return Json.object(
        "name",
        name,
        "form",
        form.name().toLowerCase(Locale.ROOT),
        "mark",
        mark,
        "from",
        from,
        "to",
        to);
  }
}
