package games.oxo.report;

import java.awt.BasicStroke;
import java.awt.geom.Ellipse2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/**
 * Charts for a {@link Page}. All have the same width, so that they fit side by side, and are narrow
 * enough for a phone.
 */
public final class Charts {
  static {
    // Drawing needs no screen, and must not look for one.
    System.setProperty("java.awt.headless", "true");
  }

  private static final int WIDTH = 400;
  private static final int LINES_HEIGHT = 250;
  private static final int ROW_HEIGHT = 24;
  private static final int AXIS_HEIGHT = 48;
  private static final int LABEL_LETTERS = 22;
  private static final int NOTE_LETTERS = 18;

  /** Points of a line that the eye can distinguish. */
  private static final int POINTS = 220;

  private static final int MOST_COLUMNS = 45;

  private Charts() {}

  /**
   * A row of a chart.
   *
   * @param label shown on its left, shortened when it is long
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
  }

  /**
   * A line of a chart.
   *
   * @param mark a short name at its end; may be empty
   * @param x where its points are, in order
   * @param y how high they are; as many
   */
  public record Line(String mark, List<Double> x, List<Double> y) {
    public Line {
      x = List.copyOf(x);
      y = List.copyOf(y);
      if (x.size() != y.size()) {
        throw new IllegalArgumentException("a point has two numbers");
      }
    }
  }

  /** Bars from the left, each with its label, and a whisker where its value is in doubt. */
  public static Chart bars(List<Row> rows, AxisScale scale) {
    return rows(rows, scale, true);
  }

  /** A point in each row, with a whisker where its value is in doubt. */
  public static Chart points(List<Row> rows, AxisScale scale) {
    return rows(rows, scale, false);
  }

  private static Chart rows(List<Row> rows, AxisScale scale, boolean bars) {
    NumberAxis values = ChartParts.numberAxis(scale, StyleClass.TEXT_MIDDLE);
    List<Double> all = new ArrayList<>();
    for (Row row : rows) {
      all.addAll(List.of(row.value(), row.low(), row.high()));
    }
    if (bars) {
      all.add(0.0);
    }
    ChartParts.fit(values, scale, all);
    double from = values.getLowerBound();
    double to = values.getUpperBound();

    XYIntervalSeries bodies = new XYIntervalSeries("values", false, true);
    XYIntervalSeries whiskers = new XYIntervalSeries("doubt", false, true);
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      double value = ChartParts.clamp(row.value(), from, to);
      bodies.add(i, i - 0.34, i + 0.34, value, Math.min(0, value), Math.max(0, value));
      if (row.low() < row.high()) {
        whiskers.add(
            i,
            i,
            i,
            value,
            ChartParts.clamp(row.low(), from, to),
            ChartParts.clamp(row.high(), from, to));
      }
    }

    XYPlot plot = ChartParts.plot();
    plot.setOrientation(PlotOrientation.HORIZONTAL);
    Map<String, String> tips = new HashMap<>();
    plot.setDomainAxis(0, ChartParts.symbols(rows, Row::label, LABEL_LETTERS, true, tips));
    if (rows.stream().anyMatch(row -> !row.note().isEmpty())) {
      plot.setDomainAxis(1, ChartParts.symbols(rows, Row::note, NOTE_LETTERS, false, tips));
      plot.setDomainAxisLocation(1, AxisLocation.BOTTOM_OR_RIGHT);
    }
    plot.setDomainAxisLocation(0, AxisLocation.BOTTOM_OR_LEFT);
    plot.setDomainGridlinesVisible(false);
    plot.setRangeAxis(values);
    plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
    ChartParts.mark(plot, scale);

    // Without a dataset 0 there would be no grid.
    int whiskersAt = bars ? 1 : 0;
    int bodiesAt = 1 - whiskersAt;
    plot.setDataset(bodiesAt, ChartParts.collection(bodies));
    plot.setRenderer(bodiesAt, bars ? ChartParts.barRenderer() : ChartParts.dotRenderer());
    XYErrorRenderer error = new XYErrorRenderer();
    error.setDrawXError(false);
    error.setDrawYError(true);
    error.setErrorPaint(StyleClass.ERROR.color);
    error.setErrorStroke(new BasicStroke(1.5f));
    error.setCapLength(7);
    error.setDefaultShapesVisible(false);
    plot.setDataset(whiskersAt, ChartParts.collection(whiskers));
    plot.setRenderer(whiskersAt, error);
    int height = ROW_HEIGHT * rows.size() + AXIS_HEIGHT - (scale.name().isEmpty() ? 16 : 0);
    return Svg.draw(ChartParts.chart(plot), WIDTH, height, tips);
  }

  /**
   * Lines, each with a colour of its own up to eight, which {@link Page#legend} explains.
   *
   * @param across what the x of the points are
   */
  public static Chart lines(List<Line> lines, String across, AxisScale scale) {
    NumberAxis bottom = ChartParts.numberAxis(AxisScale.count(across), StyleClass.TEXT_MIDDLE);
    bottom.setAxisLineVisible(true);
    NumberAxis values = ChartParts.numberAxis(scale, StyleClass.TEXT_END);
    List<Double> all = new ArrayList<>();
    double last = 1;
    double begin = Double.MAX_VALUE;
    XYSeriesCollection data = new XYSeriesCollection();
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
    renderer.setDrawSeriesLineAsPath(true);
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      XYSeries series = new XYSeries(i, false, true);
      int size = line.x().size();
      double step = Math.max(1, (double) (size - 1) / POINTS);
      for (int j = 0; Math.round(j * step) < size; j++) {
        int at = (int) Math.round(j * step);
        series.add(line.x().get(at), line.y().get(at));
      }
      if (size > 0) {
        begin = Math.min(begin, line.x().get(0));
        last = Math.max(last, line.x().get(size - 1));
      }
      all.addAll(line.y());
      data.addSeries(series);
      renderer.setSeriesPaint(i, StyleClass.series(i).color);
      renderer.setSeriesStroke(
          i, new BasicStroke(2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      // A line of one point would not be seen.
      renderer.setSeriesShapesVisible(i, size == 1);
      renderer.setSeriesShape(i, new Ellipse2D.Double(-3, -3, 6, 6));
    }
    ChartParts.fit(values, scale, all);
    bottom.setRange(Math.min(begin, last - 1), last);

    XYPlot plot = ChartParts.plot();
    plot.setDomainAxis(bottom);
    plot.setDomainGridlinesVisible(false);
    plot.setRangeAxis(values);
    plot.setDataset(data);
    plot.setRenderer(renderer);
    ChartParts.mark(plot, scale);
    boolean marked = lines.stream().anyMatch(line -> !line.mark().isEmpty());
    plot.setInsets(new RectangleInsets(8, 2, 2, marked ? 26 : 10));
    if (marked) {
      marksAtEnds(plot, lines, values, last);
    }
    return Svg.draw(ChartParts.chart(plot), WIDTH, LINES_HEIGHT, Map.of());
  }

  /** The names at the right, pushed apart where lines end close to each other. */
  private static void marksAtEnds(XYPlot plot, List<Line> lines, NumberAxis values, double last) {
    double room = 13 * (values.getUpperBound() - values.getLowerBound()) / (LINES_HEIGHT - 60);
    List<Line> sorted =
        lines.stream()
            .filter(line -> !line.mark().isEmpty() && !line.y().isEmpty())
            .sorted(Comparator.comparingDouble(line -> line.y().get(line.y().size() - 1)))
            .toList();
    double[] heights = new double[sorted.size()];
    for (int i = 0; i < heights.length; i++) {
      Line line = sorted.get(i);
      heights[i] = line.y().get(line.y().size() - 1);
    }
    // Neighbours that are too close give way by half each, until all have room.
    for (int round = 0; round < 200; round++) {
      for (int i = 1; i < heights.length; i++) {
        double missing = room - (heights[i] - heights[i - 1]);
        if (missing > 0) {
          heights[i - 1] -= missing / 2;
          heights[i] += missing / 2;
        }
      }
    }
    for (int i = 0; i < heights.length; i++) {
      XYTextAnnotation name =
          new XYTextAnnotation("\u00a0" + HtmlText.clean(sorted.get(i).mark()), last, heights[i]);
      name.setFont(Svg.FONT);
      name.setPaint(StyleClass.TEXT_START.color);
      name.setTextAnchor(TextAnchor.CENTER_LEFT);
      plot.addAnnotation(name);
    }
  }

  /**
   * Columns that show how often each whole number occurred; neighbours are put together when there
   * are many.
   *
   * @param across what the numbers are
   * @param up what is counted
   */
  public static Chart histogram(SortedMap<Integer, Integer> counts, String across, String up) {
    int first = counts.isEmpty() ? 0 : counts.firstKey();
    int last = counts.isEmpty() ? 0 : counts.lastKey();
    int size = columnWidth(first, last);
    Map<Integer, Integer> columns = new HashMap<>();
    counts.forEach(
        (number, count) -> columns.merge(Math.floorDiv(number, size) * size, count, Integer::sum));
    XYIntervalSeries bodies = new XYIntervalSeries("columns", false, true);
    double half = size / 2.0;
    List<Double> heights = new ArrayList<>();
    columns.forEach(
        (from, count) -> {
          double middle = from + half - 0.5;
          bodies.add(middle, middle - half * 0.88, middle + half * 0.88, count, 0, count);
          heights.add((double) count);
        });
    NumberAxis bottom = ChartParts.numberAxis(AxisScale.count(across), StyleClass.TEXT_MIDDLE);
    bottom.setAxisLineVisible(true);
    int begin = Math.floorDiv(first, size) * size;
    int end = Math.floorDiv(last, size) * size + size;
    // A few columns would else be as wide as doors.
    double spare = Math.max(0, (12.0 * size - (end - begin)) / 2);
    double left = begin < 0 ? begin - spare : Math.max(0, begin - spare);
    bottom.setRange(left - 0.5, end - 0.5 + spare);
    NumberAxis values = ChartParts.numberAxis(AxisScale.count(up), StyleClass.TEXT_END);
    ChartParts.fit(values, AxisScale.count(up), heights);

    XYPlot plot = ChartParts.plot();
    plot.setDomainAxis(bottom);
    plot.setDomainGridlinesVisible(false);
    plot.setRangeAxis(values);
    plot.setDataset(ChartParts.collection(bodies));
    plot.setRenderer(ChartParts.barRenderer());
    return Svg.draw(ChartParts.chart(plot), WIDTH, LINES_HEIGHT - 40, Map.of());
  }

  /** The least round number that gives few enough columns. */
  private static int columnWidth(int first, int last) {
    int width = 1;
    for (int i = 0; (last - first) / width >= MOST_COLUMNS; i++) {
      width = i % 3 == 1 ? width / 2 * 5 : width * 2;
    }
    return width;
  }
}
