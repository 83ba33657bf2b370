package games.oxo.game.definition;

import games.oxo.game.board.Board;
import games.oxo.game.board.Placements;
import games.oxo.game.board.Spot;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/** The tables {@code line.pattern} of a definition. */
final class PatternTable {
  private static final String KEY = "line.pattern";
  private static final String WIN = "win";
  private static final char OWN = 'X';
  private static final char ANY = '.';

  /** More than fit on any board of 64 cells in one row. */
  private static final int LONGEST_ROW = 130;

  private final Settings settings;
  private final Board board;

  PatternTable(Settings settings, Board board) {
    this.settings = settings;
    this.board = board;
  }

  List<LinePattern> patterns() {
    List<LinePattern> patterns = new ArrayList<>();
    for (String table : settings.each(KEY)) {
      List<Spot> cells = cells(table + ".cells");
      boolean wins = settings.text(table + ".result", List.of(WIN, "lose")).equals(WIN);
      String name =
          settings.has(table + ".name")
              ? settings.text(table + ".name")
              : Text.format("a pattern of %s", Text.number(cells.size()));
      patterns.add(new LinePattern(cells, wins, name));
    }
    return patterns;
  }

  private List<Spot> cells(String key) {
    boolean columns = board.shape().hasColumns();
    List<String> rows = settings.rows(key);
    List<Spot> cells = new ArrayList<>();
    for (int y = 0; y < rows.size(); y++) {
      String row = columns ? rows.get(y).replaceAll("\\s", "") : rows.get(y);
      for (int i = 0; i < Math.min(row.length(), LONGEST_ROW); i++) {
        char sign = row.charAt(i);
        if (sign == OWN) {
          cells.add(new Spot(columns ? 2 * i : i, y));
        } else if (sign != ANY && sign != ' ') {
          throw new DefinitionProblem(
              Text.format(
                  "row %d of the pattern ('%s') has a '%s'; it is made of 'X' for its cells and '.'"
                      + " for others",
                  y + 1, row, row.substring(i, row.offsetByCodePoints(i, 1))),
              key);
        }
      }
    }
    check(cells, key);
    return cells;
  }

  private void check(List<Spot> cells, String key) {
    if (cells.size() < 2) {
      throw new DefinitionProblem(
          Text.format("a pattern has at least two cells, not %d", cells.size()), key);
    }
    if (!Placements.fit(board.shape(), cells)) {
      throw new DefinitionProblem(
          "the rows of this pattern do not match: on a hexagon there is a blank between two cells,"
              + " and each row is one blank further to the right or to the left than the row above",
          key);
    }
  }
}
