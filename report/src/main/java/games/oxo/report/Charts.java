package games.oxo.report;

import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Charts for a {@link DataPage}. All have the same width, so that they fit side by side. */
public final class Charts {
  /** How many lines have a colour of their own. */
  public static final int COLOURS = 8;

  /** Points of a line that the eye can distinguish. */
  private static final int POINTS = 220;

  private Charts() {}

  /**
   * A row of a chart.
   *
   * @param label shown on its left
   * @param value how long the bar is, or where the point is
   * @param low where the value may be at least; the same as the value when that is not in question
   * @param high where it may be at most; may be infinite
   * @param note shown on its right; may be empty
   */
  public record Row(String label, double value, double low, double high, String note) {
    /** A row without doubt about its value. */
    public Row(String label, double value, String note) {
      this(label, value, value, value, note);
    }

    private Map<String, @Nullable Object> json() {
      List<@Nullable Number> interval = new ArrayList<>();
      interval.add(Numbers.of(low));
      interval.add(Numbers.of(high));
      return Json.object(
          "label",
          label,
          "value",
          Numbers.of(value),
          "interval",
          low < high ? interval : null,
          "note",
          note);
    }
  }

  /**
   * A point of a chart.
   *
   * @param x where it is
   * @param y how high it is
   * @param low how high it may be at least; the same as y when that is not in question
   * @param high how high it may be at most
   */
  public record Point(double x, double y, double low, double high) {
    /** A point without doubt about it. */
    public Point(double x, double y) {
      this(x, y, y, y);
    }
  }

  /**
   * A line of a chart, or points that belong together.
   *
   * @param name whose it is, for the legend; may be empty
   * @param mark a short name at its end; may be empty
   * @param points in the order of their x
   */
  public record Line(String name, String mark, List<Point> points) {
    public Line {
      points = List.copyOf(points);
    }

    private Map<String, @Nullable Object> json() {
      List<Point> some = sampled();
      boolean doubtful = some.stream().anyMatch(point -> point.low() < point.high());
      return Json.object(
          "name",
          name,
          "mark",
          mark,
          "x",
          each(some, Point::x),
          "y",
          each(some, Point::y),
          "low",
          doubtful ? each(some, Point::low) : null,
          "high",
          doubtful ? each(some, Point::high) : null);
    }

    /** As many of the points as can be seen, the first and the last among them. */
    private List<Point> sampled() {
      double step = Math.max(1, (double) (points.size() - 1) / POINTS);
      List<Point> some = new ArrayList<>();
      for (int i = 0; Math.round(i * step) < points.size(); i++) {
        some.add(points.get((int) Math.round(i * step)));
      }
      return some;
    }

    private static List<@Nullable Number> each(List<Point> points, ToDoubleFunction<Point> number) {
      return Numbers.of(points.stream().map(number::applyAsDouble).toList());
    }
  }

  /** Bars from the left, each with its label, and a whisker where its value is in doubt. */
  public static Chart bars(List<Row> rows, AxisScale scale) {
    return rows("bars", rows, scale);
  }

  /** A point in each row, with a whisker where its value is in doubt. */
  public static Chart points(List<Row> rows, AxisScale scale) {
    return rows("points", rows, scale);
  }

  private static Chart rows(String type, List<Row> rows, AxisScale scale) {
    return new Chart(
        Json.object(
            "type", type, "scale", scale.json(), "rows", rows.stream().map(Row::json).toList()));
  }

  /**
   * Lines, each with a colour of its own up to {@link #COLOURS}.
   *
   * @param across what the x of the points are
   */
  public static Chart lines(List<Line> lines, String across, AxisScale scale) {
    return new Chart(
        Json.object(
            "type",
            "lines",
            "across",
            across,
            "scale",
            scale.json(),
            "lines",
            lines.stream().map(Line::json).toList()));
  }

  /**
   * Columns that show how often each whole number occurred; neighbours are put together when there
   * are many.
   *
   * @param across what the numbers are
   * @param up what is counted
   */
  public static Chart histogram(SortedMap<Integer, Integer> counts, String across, String up) {
    List<Object> columns = new ArrayList<>();
    counts.forEach((number, count) -> columns.add(List.of(number, count)));
    return new Chart(
        Json.object("type", "histogram", "across", across, "up", up, "counts", columns));
  }

  /**
   * Points with whiskers in a square of shares from 0 to 1, whose diagonal is dashed; such as a
   * reliability diagram.
   *
   * @param across what the points are placed by
   * @param up how high they are
   */
  public static Chart scatter(List<Line> series, String across, String up) {
    List<Object> all = new ArrayList<>();
    for (Line each : series) {
      List<Object> points = new ArrayList<>();
      for (Point point : each.points()) {
        points.add(Numbers.of(List.of(point.x(), point.y(), point.low(), point.high())));
      }
      all.add(Json.object("name", each.name(), "points", points));
    }
    return new Chart(Json.object("type", "scatter", "across", across, "up", up, "series", all));
  }
}
