package games.oxo.game.definition;

import games.oxo.game.board.Board;
import games.oxo.game.board.BoardFeatures;
import games.oxo.game.board.CellNames;
import games.oxo.game.board.Spot;
import games.oxo.game.board.Wrap;
import games.oxo.game.score.CellBonus;
import games.oxo.game.score.GroupSize;
import games.oxo.game.score.PathLength;
import games.oxo.game.score.RunPoints;
import games.oxo.game.score.ScorePart;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The keys of a definition with their values as a file would write them, {@code line.win} with
 * {@code 4}: the whole rules of a game, with nothing inherited. What has its default is left out.
 */
public final class DefinitionKeys {
  private final Definition definition;
  private final Map<String, String> values = new LinkedHashMap<>();

  private DefinitionKeys(Definition definition) {
    this.definition = definition;
  }

  /** The keys that decide how a game is played, in the order of the documents; not the name. */
  public static Map<String, String> of(Definition definition) {
    DefinitionKeys keys = new DefinitionKeys(definition);
    keys.board();
    keys.line();
    keys.score();
    if (definition.swap()) {
      keys.values.put("swap", "true");
    }
    if (!definition.turns().equals(TurnOrder.ALTERNATING)) {
      keys.values.put("turns", quoted(definition.turns().toString()));
    }
    return keys.values;
  }

  private void board() {
    Board board = definition.board();
    BoardFeatures features = board.features();
    values.put("board.shape", quoted(board.shape().key()));
    List<String> names = board.shape().figureNames();
    for (int i = 0; i < names.size(); i++) {
      values.put("board." + names.get(i), Integer.toString(board.figures().get(i)));
    }
    if (board.gravity()) {
      values.put("board.gravity", "true");
    }
    if (!features.outline().isEmpty()) {
      values.put("board.cells", quoted(String.join("/", features.outline())));
    }
    if (!features.directions().isEmpty()) {
      values.put("board.directions", list(features.directions()));
    }
    if (features.wrap() != Wrap.NONE) {
      values.put("board.wrap", quoted(features.wrap().key()));
    }
  }

  private void line() {
    LineRule rule = definition.line();
    if (rule == null) {
      return;
    }
    if (rule.win() > 0) {
      values.put("line.win", Integer.toString(rule.win()));
    }
    if (rule.lose() > 0) {
      values.put("line.lose", Integer.toString(rule.lose()));
    }
    if (!rule.patterns().isEmpty()) {
      values.put("line.pattern", tables(rule.patterns().stream().map(this::pattern).toList()));
    }
  }

  private String pattern(LinePattern pattern) {
    return Text.format(
        "{ cells = %s, result = \"%s\", name = %s }",
        list(rows(pattern.cells())), pattern.wins() ? "win" : "lose", quoted(pattern.name()));
  }

  private List<String> rows(List<Spot> cells) {
    int step = definition.board().shape().hasColumns() ? 2 : 1;
    int left = cells.stream().mapToInt(Spot::x).min().orElse(0);
    int right = cells.stream().mapToInt(Spot::x).max().orElse(0);
    int top = cells.stream().mapToInt(Spot::y).min().orElse(0);
    int bottom = cells.stream().mapToInt(Spot::y).max().orElse(0);
    List<String> rows = new ArrayList<>();
    for (int y = top; y <= bottom; y++) {
      StringBuilder row = new StringBuilder();
      for (int x = left; x <= right; x += step) {
        row.append(cells.contains(new Spot(x, y)) ? 'X' : step == 2 ? '.' : ' ');
      }
      rows.add(row.toString());
    }
    return rows;
  }

  private void score() {
    ScoreRule rule = definition.score();
    if (rule == null) {
      return;
    }
    List<String> runs = new ArrayList<>();
    for (ScorePart part : rule.parts()) {
      if (part instanceof RunPoints run) {
        runs.add(Text.format("{ length = %d, points = %d }", run.length(), run.points()));
      } else if (part instanceof CellBonus bonus) {
        values.put("score.bonus", tables(bonuses(bonus)));
      } else if (part instanceof PathLength) {
        values.put("score.longest", quoted("path"));
      } else if (part instanceof GroupSize) {
        values.put("score.largest", quoted("group"));
      }
    }
    if (!runs.isEmpty()) {
      values.put("score.run", tables(runs));
    }
  }

  private List<String> bonuses(CellBonus bonus) {
    Map<Integer, Long> cells = new TreeMap<>();
    for (int cell = 0; cell < bonus.points().size(); cell++) {
      if (bonus.points().get(cell) != 0) {
        cells.merge(bonus.points().get(cell), 1L << cell, (a, b) -> a | b);
      }
    }
    List<String> tables = new ArrayList<>();
    cells.forEach(
        (points, set) ->
            tables.add(Text.format("{ cells = %s, points = %d }", cells(set), points)));
    return tables;
  }

  private String cells(long set) {
    Board board = definition.board();
    if (set == board.all()) {
      return quoted("all");
    }
    if (set == board.border()) {
      return quoted("border");
    }
    if (set == board.corners()) {
      return quoted("corners");
    }
    for (int ring = 1; ring <= board.rings(); ring++) {
      if (set == board.ringCells(ring)) {
        return quoted("ring " + ring);
      }
    }
    CellNames names = new CellNames(board, definition.notation());
    List<String> words = new ArrayList<>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      words.add(names.name(Long.numberOfTrailingZeros(rest)));
    }
    return list(words);
  }

  private static String tables(List<String> tables) {
    return tables.size() == 1 ? tables.get(0) : "[" + String.join(", ", tables) + "]";
  }

  private static String list(List<String> texts) {
    return texts.stream().map(DefinitionKeys::quoted).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
