package games.oxo.report;

import games.oxo.learn.calibrate.Reliability;
import games.oxo.learn.calibrate.Reliability.Bin;
import java.awt.BasicStroke;
import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.Map;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/**
 * A reliability diagram: across what was said, up what came, each bin a point with a whisker. Where
 * chances are true all points lie on the diagonal.
 */
final class ReliabilityChart {
  private static final int WIDTH = 400;
  private static final int HEIGHT = 380;
  private static final double Z95 = 1.96;

  private ReliabilityChart() {}

  /** The chart of some diagrams, the first with the first colour of {@link Page#legend}. */
  static Chart of(List<Reliability> diagrams) {
    XYPlot plot = ChartParts.plot();
    plot.setDomainAxis(axis("chance that was given", StyleClass.TEXT_MIDDLE));
    plot.setRangeAxis(axis("share that was won", StyleClass.TEXT_END));
    plot.setDomainGridlinePaint(StyleClass.GRID.color);
    plot.setDomainGridlineStroke(ChartParts.THIN);
    plot.setDataset(0, diagonal());
    XYLineAndShapeRenderer dashes = new XYLineAndShapeRenderer(true, false);
    dashes.setSeriesPaint(0, StyleClass.MARK.color);
    dashes.setSeriesStroke(0, ChartParts.DASHED);
    plot.setRenderer(0, dashes);
    XYIntervalSeriesCollection points = new XYIntervalSeriesCollection();
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setDrawXError(false);
    renderer.setErrorStroke(new BasicStroke(1.5f));
    renderer.setCapLength(6);
    for (int i = 0; i < diagrams.size(); i++) {
      points.addSeries(series(i, diagrams.get(i)));
      renderer.setSeriesPaint(i, StyleClass.series(i).color);
      renderer.setSeriesShape(i, new Ellipse2D.Double(-4, -4, 8, 8));
    }
    plot.setDataset(1, points);
    plot.setRenderer(1, renderer);
    return Svg.draw(ChartParts.chart(plot), WIDTH, HEIGHT, Map.of());
  }

  private static NumberAxis axis(String name, StyleClass words) {
    NumberAxis axis = ChartParts.numberAxis(AxisScale.share(name), words);
    axis.setRange(-1e-7, 1 + 1e-7);
    axis.setTickUnit(new NumberTickUnit(0.2));
    return axis;
  }

  private static XYSeriesCollection diagonal() {
    XYSeries line = new XYSeries("true");
    line.add(0, 0);
    line.add(1, 1);
    return new XYSeriesCollection(line);
  }

  private static XYIntervalSeries series(int number, Reliability diagram) {
    XYIntervalSeries series = new XYIntervalSeries(number, false, true);
    for (Bin bin : diagram.bins()) {
      if (bin.positions() > 0) {
        double error = Z95 * Math.sqrt(bin.came() * (1 - bin.came()) / bin.positions());
        series.add(
            bin.said(),
            bin.said(),
            bin.said(),
            bin.came(),
            Math.max(0, bin.came() - error),
            Math.min(1, bin.came() + error));
      }
    }
    return series;
  }
}
