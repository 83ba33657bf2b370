package games.oxo.report;

import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table of a {@link DataPage}. */
public final class DataTable {
  private final List<Column> columns;
  private final List<List<Cell>> rows = new ArrayList<>();

  private DataTable(List<Column> columns) {
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

    private Object json() {
      return note.isEmpty() && share == null && tip.isEmpty()
          ? text
          : Json.object(
              "text",
              text,
              "note",
              note,
              "share",
              share == null ? null : Numbers.of(share),
              "tip",
              tip);
    }
  }

  /** A table without rows. */
  public static DataTable of(Column... columns) {
    return new DataTable(List.of(columns));
  }

  /** A table without rows. */
  public static DataTable of(List<Column> columns) {
    return new DataTable(List.copyOf(columns));
  }

  /** Adds a row of plain entries, one for each column. */
  public DataTable row(String... texts) {
    List<Cell> cells = new ArrayList<>();
    for (String text : texts) {
      cells.add(new Cell(text));
    }
    return row(cells);
  }

  /** Adds a row, an entry for each column. */
  public DataTable row(List<Cell> cells) {
    if (cells.size() != columns.size()) {
      throw new IllegalArgumentException(
          Text.format("%d entries for %d columns", cells.size(), columns.size()));
    }
    rows.add(List.copyOf(cells));
    return this;
  }

  Map<String, @Nullable Object> json() {
    List<Object> heads = new ArrayList<>();
    for (Column column : columns) {
      heads.add(
          Json.object(
              "kind",
              column.kind().name().toLowerCase(Locale.ROOT),
              "title",
              column.title(),
              "tip",
              column.tip()));
    }
    List<Object> entries = new ArrayList<>();
    for (List<Cell> row : rows) {
      entries.add(row.stream().map(Cell::json).toList());
    }
    return Json.object("type", "table", "columns", heads, "rows", entries);
  }
}
