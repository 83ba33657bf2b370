package games.oxo.game.picture;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.board.CellNames;
import games.oxo.game.words.Markup;
import games.oxo.game.words.Text;
import java.util.Map;

/**
 * A picture of a board as SVG, whatever its shape: stones as crosses and rings, and on free cells a
 * {@link CellLabel} where there is one. Boards with columns have their names at the edges; on
 * others each free cell has its own.
 *
 * <p>Every element has its colours for light paper as attributes, and a class that says what it is:
 * {@code cell}, {@code name}, {@code x}, {@code o}, {@code last}, {@code outline}.
 */
public final class BoardPicture {
  /** The distance of two cells that touch. */
  private static final double CELL = 60;

  private static final double MARGIN = 0.65 * CELL;
  private static final double NAMES_BELOW = 0.35 * CELL;
  private static final double NAMES_LEFT = 0.4 * CELL;

  /** How wide a character is, in parts of its height. */
  private static final double CHARACTER = 0.6;

  private static final String FONT =
      "font-family=\"system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif\"";

  private final Board board;
  private final CellNames names;
  private final boolean columns;
  private final double left;
  private final double width;
  private final double height;

  public BoardPicture(Game game) {
    board = game.board();
    names = game.cellNames();
    columns = board.shape().hasColumns();
    left = MARGIN + (columns && !board.gravity() ? NAMES_LEFT : 0);
    width = left + (board.columns() - 1) * CELL + MARGIN;
    height = board.y(board.cells() - 1) * CELL + 2 * MARGIN + (columns ? NAMES_BELOW : 0);
  }

  /** How wide it is. */
  public double width() {
    return width;
  }

  /** How high it is. */
  public double height() {
    return height;
  }

  /**
   * The picture as an element that can stand in a page or alone in a file.
   *
   * @param labels by cell
   * @param title what it shows, for people who do not see it
   */
  public String svg(Position position, Map<Integer, CellLabel> labels, String title) {
    return Text.format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\" viewBox=\"0 0 %s %s\""
            + " role=\"img\" aria-label=\"%s\">%s</svg>",
        number(width), number(height), Markup.escape(title), group(position, labels));
  }

  /**
   * The picture as a group, for a larger picture; its upper left corner is at 0, 0.
   *
   * @param labels by cell
   */
  public String group(Position position, Map<Integer, CellLabel> labels) {
    StringBuilder out = new StringBuilder();
    out.append(Text.format("<g %s text-anchor=\"middle\">\n", FONT));
    int last = position.lastMove().filter(move -> !move.isSwap()).map(m -> m.cell()).orElse(-1);
    for (int cell = 0; cell < board.cells(); cell++) {
      CellLabel label = labels.get(cell);
      if (label == null || position.mark(cell) != '.') {
        cell(out, position, cell, cell == last);
      } else {
        cell(out, cell, label);
      }
    }
    // Above all cells, so that no neighbour covers a part of it.
    labels.forEach(
        (cell, label) -> {
          if (label.outlined() && position.mark(cell) == '.') {
            outline(out, cell);
          }
        });
    if (columns) {
      edges(out);
    }
    return out.append("</g>\n").toString();
  }

  private void cell(StringBuilder out, Position position, int cell, boolean last) {
    out.append(Text.format("<g><title>%s</title>", Markup.escape(names.name(cell))));
    shape(out, cell, "class=\"cell\" fill=\"#f1f3f6\" stroke=\"#aab3bf\"");
    if (position.mark(cell) != '.') {
      stone(out, position.mark(cell), cell, last);
    } else {
      name(out, cell, "#6b7684");
    }
    out.append("</g>\n");
  }

  private void cell(StringBuilder out, int cell, CellLabel label) {
    out.append("<g>");
    String tip = names.name(cell) + (label.tip().isEmpty() ? "" : ": " + label.tip());
    out.append(Text.format("<title>%s</title>", Markup.escape(tip)));
    Shade shade = new Shade(label.shade());
    shape(
        out,
        cell,
        Text.format("class=\"cell labelled\" fill=\"%s\" stroke=\"#5f6b7a\"", shade.fill()));
    name(out, cell, shade.ink());
    double room = columns ? 0.82 : 0.74;
    double size = Math.min(0.33, room / (CHARACTER * Math.max(1, label.text().length())));
    String kind = label.certain() ? "value certain" : "value";
    text(out, cell, columns ? 0.02 : 0.08, size, shade.ink(), kind, label.text());
    out.append("</g>\n");
  }

  private void name(StringBuilder out, int cell, String ink) {
    if (!columns) {
      text(out, cell, -0.28, 0.15, ink, "name", names.name(cell));
    }
  }

  private void shape(StringBuilder out, int cell, String attributes) {
    double x = x(cell);
    double y = y(cell);
    double[][] corners = board.shape().cellCorners(CELL);
    double rounding = board.shape().cellRounding();
    if (rounding > 0) {
      out.append(
          Text.format(
              "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\" %s/>",
              number(x + corners[0][0]),
              number(y + corners[0][1]),
              number(corners[2][0] - corners[0][0]),
              number(corners[2][1] - corners[0][1]),
              number(CELL * rounding),
              attributes));
      return;
    }
    StringBuilder points = new StringBuilder();
    for (double[] corner : corners) {
      points.append(points.length() == 0 ? "" : " ").append(number(x + corner[0]));
      points.append(',').append(number(y + corner[1]));
    }
    out.append(Text.format("<polygon points=\"%s\" %s/>", points, attributes));
  }

  private void outline(StringBuilder out, int cell) {
    shape(out, cell, "class=\"outline\" fill=\"none\" stroke=\"#d2540a\" stroke-width=\"5\"");
    out.append('\n');
  }

  private void stone(StringBuilder out, char mark, int cell, boolean last) {
    String x = number(x(cell));
    String y = number(y(cell));
    String form =
        mark == 'X'
            ? "<path class=\"x\" d=\"M%s %sm-14 -14l28 28m0 -28l-28 28\" fill=\"none\""
                + " stroke=\"#1f5f9e\" stroke-width=\"8\" stroke-linecap=\"round\"/>"
            : "<circle class=\"o\" cx=\"%s\" cy=\"%s\" r=\"16\" fill=\"none\" stroke=\"#c05a00\""
                + " stroke-width=\"8\"/>";
    out.append(form.replaceFirst("%s", x).replaceFirst("%s", y));
    if (last) {
      out.append(
          Text.format(
              "<circle class=\"last\" cx=\"%s\" cy=\"%s\" r=\"23\" fill=\"none\""
                  + " stroke=\"#6b7684\" stroke-width=\"1.5\" stroke-dasharray=\"3 3\"/>",
              x, y));
    }
  }

  /**
   * A text in a cell.
   *
   * @param below how far its middle is below that of the cell, in cells
   * @param size how high it is, in cells
   */
  private void text(
      StringBuilder out,
      int cell,
      double below,
      double size,
      String ink,
      String kind,
      String words) {
    out.append(
        Text.format(
            "<text class=\"%s\" x=\"%s\" y=\"%s\" font-size=\"%s\" fill=\"%s\"%s>%s</text>",
            kind,
            number(x(cell)),
            number(y(cell) + CELL * (below + 0.35 * size)),
            number(CELL * size),
            ink,
            kind.endsWith("certain") ? " font-weight=\"700\"" : "",
            Markup.escape(words)));
  }

  /** The names of columns below, and of rows on the left where they are part of a move. */
  private void edges(StringBuilder out) {
    for (int column = 0; column < board.columns(); column++) {
      edge(out, left + column * CELL, height - 0.18 * CELL, names.columnLabel(column));
    }
    for (int row = 0; row < board.rows() && !board.gravity(); row++) {
      double y = MARGIN + board.y(board.firstCell(row)) * CELL;
      edge(out, left - 0.8 * CELL, y + 0.1 * CELL, names.rowLabel(row));
    }
  }

  private static void edge(StringBuilder out, double x, double y, String name) {
    out.append(
        Text.format(
            "<text class=\"name\" x=\"%s\" y=\"%s\" font-size=\"17\" fill=\"#6b7684\">%s</text>\n",
            number(x), number(y), Markup.escape(name)));
  }

  private double x(int cell) {
    return left + board.x(cell) * CELL;
  }

  private double y(int cell) {
    return MARGIN + board.y(cell) * CELL;
  }

  /** One decimal at most. */
  public static String number(double value) {
    long tenths = Math.round(value * 10);
    long size = Math.abs(tenths);
    return (tenths < 0 ? "-" : "") + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
  }
}
