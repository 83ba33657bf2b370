package games.oxo.report;

import games.oxo.game.words.Text;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.text.TextUtils;
import org.jfree.svg.SVGGraphics2D;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * Writes a chart as inline SVG. Each {@link StyleClass} becomes a class for the style sheet. Texts
 * are anchored at their start, middle or end, because a browser's letters differ in width from
 * those that the chart was measured with. There are no ids, so that charts do not interfere with
 * each other.
 */
final class Svg {
  static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 12);

  private final FontMetrics metrics;
  private final SVGGraphics2D graphics;
  private final Map<String, String> tips;
  private final StringBuilder out = new StringBuilder();

  private Svg(SVGGraphics2D graphics, Map<String, String> tips) {
    this.graphics = graphics;
    this.metrics = graphics.getFontMetrics(FONT);
    this.tips = tips;
  }

  /**
   * Draws.
   *
   * @param tips shortened texts with their full forms
   */
  static Chart draw(JFreeChart chart, int width, int height, Map<String, String> tips) {
    SVGGraphics2D graphics = new SVGGraphics2D(width, height);
    graphics.setGeomDoubleConverter(Svg::number);
    graphics.setTransformDoubleConverter(Svg::number);
    chart.draw(graphics, new Rectangle2D.Double(0, 0, width, height));
    Svg svg = new Svg(graphics, tips);
    svg.out.append(
        Text.format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" viewBox=\"0 0 %s %s\" role=\"img\">",
            width, height));
    Element root = parse(graphics.getSVGElement());
    for (Node node = root.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element) {
        svg.copy(element, new HashMap<>());
      }
    }
    return new Chart(svg.out.append("</svg>").toString());
  }

  private static Element parse(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return factory
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(svg)))
          .getDocumentElement();
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** One decimal at most. */
  private static String number(double value) {
    long tenths = Math.round(value * 10);
    String sign = tenths < 0 ? "-" : "";
    long size = Math.abs(tenths);
    return sign + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
  }

  /** Copies what draws, with what a group around it sets. */
  private void copy(Element element, Map<String, String> around) {
    Map<String, String> style = new HashMap<>(around);
    for (String part : element.getAttribute("style").split(";")) {
      int colon = part.indexOf(':');
      if (colon > 0) {
        style.put(part.substring(0, colon).strip(), part.substring(colon + 1).replace(" ", ""));
      }
    }
    if (!element.getAttribute("transform").isEmpty()) {
      style.put("transform", element.getAttribute("transform"));
    }
    switch (element.getTagName()) {
      case "g" -> {
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
          if (node instanceof Element child) {
            copy(child, style);
          }
        }
      }
      case "text" -> text(element, style);
      case "line" -> shape(element, style, "x1", "y1", "x2", "y2");
      case "rect" -> shape(element, style, "x", "y", "width", "height");
      case "ellipse" -> shape(element, style, "cx", "cy", "rx", "ry");
      case "path" -> shape(element, style, "d");
      default -> {
        // The areas that JFreeChart clips to: nothing is drawn beyond them but what belongs there.
      }
    }
  }

  private void shape(Element element, Map<String, String> style, String... attributes) {
    Map<String, String> kept = new LinkedHashMap<>();
    boolean filled = ink(style, "fill") != null;
    StyleClass ink = ink(style, filled ? "fill" : "stroke");
    if (ink == null) {
      return;
    }
    kept.put("class", (filled ? "f " : "k ") + ink.css);
    for (String name : attributes) {
      kept.put(name, element.getAttribute(name));
    }
    if (!filled) {
      keep(kept, style, "stroke-width", "1.0");
      keep(kept, style, "stroke-dasharray", "none");
    }
    keep(kept, style, "transform", "");
    open(element.getTagName(), kept);
    out.append("/>");
  }

  private static @Nullable StyleClass ink(Map<String, String> style, String name) {
    return StyleClass.of(style.getOrDefault(name, ""));
  }

  private static void keep(
      Map<String, String> kept, Map<String, String> style, String name, String usual) {
    String value = style.getOrDefault(name, usual);
    if (!value.equals(usual)) {
      kept.put(name, value.endsWith(".0") ? value.substring(0, value.length() - 2) : value);
    }
  }

  private void text(Element element, Map<String, String> style) {
    StyleClass ink = ink(style, "fill");
    String words = element.getTextContent();
    double width = TextUtils.getTextBounds(words, graphics, metrics).getWidth();
    double x = Double.parseDouble(element.getAttribute("x"));
    double shift =
        ink == StyleClass.TEXT_END ? width : ink == StyleClass.TEXT_MIDDLE ? width / 2 : 0;
    Map<String, String> kept = new LinkedHashMap<>();
    kept.put("class", ink == null ? StyleClass.TEXT_START.css : ink.css);
    kept.put("x", number(x + shift));
    kept.put("y", element.getAttribute("y"));
    keep(kept, style, "transform", "");
    open("text", kept);
    String tip = tips.getOrDefault(words, words);
    out.append('>');
    if (!tip.equals(words)) {
      out.append("<title>").append(HtmlText.escape(tip)).append("</title>");
    }
    out.append(HtmlText.escape(words)).append("</text>");
  }

  private void open(String tag, Map<String, String> attributes) {
    out.append('<').append(tag);
    attributes.forEach(
        (name, value) ->
            out.append(' ').append(name).append("=\"").append(HtmlText.escape(value)).append('"'));
  }
}
