package games.oxo.game.definition;

import games.oxo.game.board.Board;
import games.oxo.game.board.CellNames;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.input.Nearest;
import games.oxo.game.score.ScorePart;
import games.oxo.game.score.ScoreSettings;
import games.oxo.game.toml.TomlValue;
import games.oxo.game.words.Text;
import java.util.List;

/** The table {@code score} of a definition. */
final class ScoreTable implements ScoreSettings {
  private static final String TABLE = "score.";
  private static final List<String> CELL_SETS = List.of("border", "corners", "all");

  private final Settings settings;
  private final Board board;
  private final NotationStyle notation;

  ScoreTable(Settings settings, Board board, NotationStyle notation) {
    this.settings = settings;
    this.board = board;
    this.notation = notation;
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public boolean has(String key) {
    return settings.has(TABLE + key);
  }

  @Override
  public List<String> each(String key) {
    return settings.each(TABLE + key).stream().map(path -> path.substring(TABLE.length())).toList();
  }

  @Override
  public String word(String key, List<String> allowed) {
    return settings.text(TABLE + key, allowed);
  }

  @Override
  public int length(String key) {
    return settings.length(TABLE + key, board);
  }

  @Override
  public int points(String key) {
    return settings.whole(TABLE + key, -ScorePart.MAX_POINTS, ScorePart.MAX_POINTS);
  }

  @Override
  public long cells(String key) {
    String path = TABLE + key;
    if (settings.value(path) instanceof TomlValue.Array) {
      CellNames names = Settings.located(() -> new CellNames(board, notation), "notation");
      long cells = 0;
      for (String name : settings.texts(path)) {
        cells |= 1L << Settings.located(() -> names.read(name), path);
      }
      return cells;
    }
    String set = settings.text(path);
    if (set.matches("ring [0-9]{1,2}")) {
      int ring = Integer.parseInt(set.substring("ring ".length()));
      if (ring < 1 || ring > board.rings()) {
        throw new DefinitionProblem(
            Text.format(
                "'%s': this board (%s) has rings 1 to %d", set, board.describe(), board.rings()),
            path);
      }
      return board.ringCells(ring);
    }
    return switch (set) {
      case "border" -> board.border();
      case "corners" -> board.corners();
      case "all" -> board.all();
      default -> throw noSet(set, path);
    };
  }

  private DefinitionProblem noSet(String set, String path) {
    String hint = Nearest.hint(set, CELL_SETS);
    return new DefinitionProblem(
        Text.format(
            "'%s' is not a set of cells; use border, corners, all, 'ring 1' and so on, or a list such as [\"%s\"]%s",
            set, new CellNames(board, notation).name(0), hint.startsWith("; did") ? hint : ""),
        path);
  }
}
