package games.oxo.report;

import games.oxo.report.Charts.Row;
import java.awt.BasicStroke;
import java.awt.geom.Ellipse2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.axis.TickUnits;
import org.jfree.chart.plot.DatasetRenderingOrder;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;

/** Parts of charts in the style of the pages: plots, axes, renderers. */
final class ChartParts {
  static final BasicStroke THIN = new BasicStroke(1f);
  static final BasicStroke DASHED =
      new BasicStroke(1f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10f, new float[] {4, 3}, 0);

  private ChartParts() {}

  static XYIntervalSeriesCollection collection(XYIntervalSeries series) {
    XYIntervalSeriesCollection collection = new XYIntervalSeriesCollection();
    collection.addSeries(series);
    return collection;
  }

  static XYBarRenderer barRenderer() {
    XYBarRenderer renderer = new XYBarRenderer();
    renderer.setUseYInterval(true);
    renderer.setShadowVisible(false);
    renderer.setBarPainter(new StandardXYBarPainter());
    renderer.setDrawBarOutline(false);
    renderer.setSeriesPaint(0, StyleClass.S1.color);
    return renderer;
  }

  static XYLineAndShapeRenderer dotRenderer() {
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(false, true);
    renderer.setSeriesShape(0, new Ellipse2D.Double(-4.5, -4.5, 9, 9));
    renderer.setSeriesPaint(0, StyleClass.S1.color);
    return renderer;
  }

  static XYPlot plot() {
    XYPlot plot = new XYPlot();
    plot.setBackgroundPaint(null);
    plot.setOutlineVisible(false);
    plot.setRangeGridlinePaint(StyleClass.GRID.color);
    plot.setRangeGridlineStroke(THIN);
    plot.setRangeZeroBaselineVisible(false);
    plot.setAxisOffset(new RectangleInsets(0, 0, 0, 0));
    plot.setInsets(new RectangleInsets(4, 2, 2, 10));
    plot.setDatasetRenderingOrder(DatasetRenderingOrder.FORWARD);
    return plot;
  }

  static JFreeChart chart(XYPlot plot) {
    JFreeChart chart = new JFreeChart(null, Svg.FONT, plot, false);
    chart.setBackgroundPaint(null);
    chart.setPadding(RectangleInsets.ZERO_INSETS);
    return chart;
  }

  static void mark(XYPlot plot, AxisScale scale) {
    Double at = scale.mark();
    if (at != null) {
      plot.addRangeMarker(new ValueMarker(at, StyleClass.MARK.color, DASHED));
    }
  }

  static SymbolAxis symbols(
      List<Row> rows,
      Function<Row, String> words,
      int letters,
      boolean left,
      Map<String, String> tips) {
    String[] symbols = new String[rows.size()];
    for (int i = 0; i < symbols.length; i++) {
      String text = words.apply(rows.get(i));
      symbols[i] = HtmlText.shorten(text, letters);
      tips.merge(
          symbols[i],
          HtmlText.clean(text),
          (a, b) -> a.equals(b) || a.length() > 200 ? a : a + " / " + b);
    }
    SymbolAxis axis = new SymbolAxis(null, symbols);
    dress(axis, left ? StyleClass.TEXT_END : StyleClass.TEXT_START);
    axis.setInverted(true);
    axis.setGridBandsVisible(false);
    axis.setAxisLineVisible(left);
    axis.setTickLabelInsets(new RectangleInsets(0, 5, 0, 5));
    axis.setRange(-0.5, Math.max(0.5, rows.size() - 0.5));
    return axis;
  }

  static NumberAxis numberAxis(AxisScale scale, StyleClass words) {
    NumberAxis axis = new NumberAxis(scale.name().isEmpty() ? null : HtmlText.clean(scale.name()));
    dress(axis, words);
    axis.setNumberFormatOverride(scale.format());
    TickUnits units = new TickUnits();
    for (int power = scale.whole() ? 0 : -6; power < 12; power++) {
      for (int digit : new int[] {1, 2, 5}) {
        units.add(new NumberTickUnit(digit * Math.pow(10, power)));
      }
    }
    axis.setStandardTickUnits(units);
    axis.setAutoRangeIncludesZero(false);
    axis.setAxisLineVisible(false);
    return axis;
  }

  static void dress(Axis axis, StyleClass words) {
    axis.setTickLabelFont(Svg.FONT);
    axis.setTickLabelPaint(words.color);
    axis.setLabelFont(Svg.FONT);
    axis.setLabelPaint(StyleClass.TEXT_MIDDLE.color);
    axis.setLabelInsets(new RectangleInsets(3, 3, 3, 3));
    axis.setAxisLinePaint(StyleClass.AXIS.color);
    axis.setAxisLineStroke(THIN);
    axis.setTickMarksVisible(false);
  }

  /** The axis as long as the scale and the values want it. */
  static void fit(NumberAxis axis, AxisScale scale, List<Double> values) {
    double low = scale.low();
    double high = scale.high();
    Double mark = scale.mark();
    List<Double> all = new ArrayList<>(values);
    if (mark != null) {
      all.add(mark);
    }
    for (double value : all) {
      if (Double.isFinite(value)) {
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
    if (low > high) {
      low = 0;
      high = 1;
    }
    if (scale.limit()) {
      // In steps of 5%, where the grid has a line, and a hair more so that it is drawn.
      double from = Math.max(0, Math.floor(low * 20 + 1e-9) / 20);
      double to = Math.min(1, Math.ceil(high * 20 - 1e-9) / 20);
      axis.setRange(from - 1e-7, to + 1e-7);
      return;
    }
    double space = low < high ? (high - low) * 0.05 : Math.max(1, Math.abs(high) * 0.1);
    axis.setRange(low == 0 ? 0 : low - space, high + space);
  }

  static double clamp(double value, double low, double high) {
    return Double.isNaN(value) ? low : Math.max(low, Math.min(high, value));
  }
}
