package games.oxo.report;

import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An HTML table of a {@link Page}. */
public final class HtmlTable {
  private final List<Column> columns;
  private final List<List<Cell>> rows = new ArrayList<>();

  private HtmlTable(List<Column> columns) {
    this.columns = columns;
  }

  /** The kind of contents of a column. */
  public enum Kind {
    /** Text, from the left. */
    TEXT,
    /** What the row is about: a name that may be long and be broken after its punctuation. */
    NAME,
    /** Numbers, held at the right. */
    NUMBER,
    /** Short entries such as a result, in the middle. */
    MIDDLE
  }

  /**
   * A column.
   *
   * @param title the heading
   * @param tip what the title means, shown when it is pointed at; may be empty
   */
  public record Column(Kind kind, String title, String tip) {
    public static Column text(String title) {
      return new Column(Kind.TEXT, title, "");
    }

    public static Column name(String title) {
      return new Column(Kind.NAME, title, "");
    }

    public static Column number(String title) {
      return new Column(Kind.NUMBER, title, "");
    }
  }

  /**
   * An entry.
   *
   * @param note shown below it, smaller; may be empty
   * @param share tints it: from 0 for the worst by 0.5 without a tint to 1 for the best; null for
   *     none
   * @param tip shown when it is pointed at; may be empty
   */
  public record Cell(String text, String note, @Nullable Double share, String tip) {
    /** A plain entry. */
    public Cell(String text) {
      this(text, "", null, "");
    }
  }

  /** A table without rows. */
  public static HtmlTable of(Column... columns) {
    return new HtmlTable(List.of(columns));
  }

  /** A table without rows. */
  public static HtmlTable of(List<Column> columns) {
    return new HtmlTable(List.copyOf(columns));
  }

  /** Adds a row of plain entries, one for each column. */
  public HtmlTable row(String... texts) {
    List<Cell> cells = new ArrayList<>();
    for (String text : texts) {
      cells.add(new Cell(text));
    }
    return row(cells);
  }

  /** Adds a row, an entry for each column. */
  public HtmlTable row(List<Cell> cells) {
    if (cells.size() != columns.size()) {
      throw new IllegalArgumentException(
          Text.format("%d entries for %d columns", cells.size(), columns.size()));
    }
    rows.add(List.copyOf(cells));
    return this;
  }

  String html() {
    StringBuilder html = new StringBuilder("<div class=\"scroll\"><table>\n<thead><tr>");
    for (Column column : columns) {
      html.append("<th scope=\"col\" class=\"").append(css(column)).append('"');
      tip(html, column.tip());
      html.append('>').append(HtmlText.escape(column.title())).append("</th>");
    }
    html.append("</tr></thead>\n<tbody>\n");
    for (List<Cell> row : rows) {
      html.append("<tr>");
      for (int i = 0; i < row.size(); i++) {
        cell(html, columns.get(i), row.get(i));
      }
      html.append("</tr>\n");
    }
    return html.append("</tbody></table></div>\n").toString();
  }

  private static void cell(StringBuilder html, Column column, Cell cell) {
    String tag = column.kind() == Kind.NAME ? "th" : "td";
    html.append('<').append(tag).append(column.kind() == Kind.NAME ? " scope=\"row\"" : "");
    html.append(" class=\"").append(css(column)).append('"');
    Double share = cell.share();
    if (share != null) {
      long strength = Math.round(Math.abs(share - 0.5) * 2 * 55);
      html.append(" style=\"background:rgb(")
          .append(share < 0.5 ? "213 94 0" : "0 114 178")
          .append(" / ")
          .append(strength)
          .append("%)\"");
    }
    tip(html, cell.tip());
    html.append('>');
    html.append(
        column.kind() == Kind.NAME
            ? HtmlText.escapeName(cell.text())
            : HtmlText.escape(cell.text()));
    if (!cell.note().isEmpty()) {
      html.append("<small>").append(HtmlText.escape(cell.note())).append("</small>");
    }
    html.append("</").append(tag).append('>');
  }

  private static void tip(StringBuilder html, String tip) {
    if (!tip.isEmpty()) {
      html.append(" title=\"").append(HtmlText.escape(tip)).append('"');
    }
  }

  private static String css(Column column) {
    return switch (column.kind()) {
      case TEXT -> "text";
      case NAME -> "name";
      case NUMBER -> "num";
      case MIDDLE -> "mid";
    };
  }
}
