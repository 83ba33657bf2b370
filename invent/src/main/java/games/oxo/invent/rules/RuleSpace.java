package games.oxo.invent.rules;

import games.oxo.game.board.Board;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a search may vary: on which boards, and which keys of a definition besides the board.
 *
 * @param boards as a person writes them: {@code 5x5}, {@code hexagon:4}
 * @param keys paths of keys: {@code line.win}, {@code swap}
 */
public record RuleSpace(List<String> boards, List<String> keys) {
  /** All keys that can vary, in the order in which they are drawn. */
  public static final List<String> KEYS =
      List.of(
          "board.cells",
          "board.directions",
          "board.gravity",
          "board.wrap",
          "line.win",
          "line.lose",
          "line.pattern",
          "score.run",
          "score.bonus",
          "score.longest",
          "score.largest",
          "swap",
          "turns");

  /** Boards on which a game is over in reasonable time. */
  public static final List<String> BOARDS =
      List.of("5x5", "6x6", "7x6", "7x7", "hexagon:3", "hexagon:4", "hexagon:5");

  private static final Pattern SQUARE = Pattern.compile("([0-9]{1,2})x([0-9]{1,2})");
  private static final Pattern HEXAGON = Pattern.compile("hexagon:([0-9])");

  /**
   * @throws InputException when there is no such board or key
   */
  public RuleSpace {
    boards = List.copyOf(boards);
    keys = List.copyOf(keys);
    if (boards.isEmpty()) {
      throw new InputException("a search needs a board, such as 5x5 or hexagon:4");
    }
    boards.forEach(RuleSpace::size);
    for (String key : keys) {
      if (!KEYS.contains(key)) {
        throw new InputException(
            Text.format("'%s' is no key that can vary%s", key, Nearest.hint(key, KEYS)));
      }
    }
    if (keys.stream().noneMatch(key -> key.startsWith("line.") || key.startsWith("score."))) {
      throw new InputException(
          "some key that decides the game must vary, such as line.win or score.run");
    }
  }

  /** Whether a key may vary. */
  boolean has(String key) {
    return keys.contains(key);
  }

  /** The keys of those that vary with this beginning. */
  List<String> of(String table) {
    return keys.stream().filter(key -> key.startsWith(table + ".")).toList();
  }

  /** The keys of a board: its shape and its figures. */
  static Map<String, String> size(String board) {
    Map<String, String> keys = new LinkedHashMap<>();
    Matcher square = SQUARE.matcher(board);
    Matcher hexagon = HEXAGON.matcher(board);
    if (square.matches()) {
      keys.put(RuleSet.SHAPE, "\"square\"");
      keys.put("board.width", square.group(1));
      keys.put("board.height", square.group(2));
      board(keys);
    } else if (hexagon.matches()) {
      keys.put(RuleSet.SHAPE, "\"hexagon\"");
      keys.put("board.side", hexagon.group(1));
      board(keys);
    } else {
      throw new InputException(
          Text.format("'%s' is not a board; write 5x5 or hexagon:4, for example", board));
    }
    return keys;
  }

  /** The whole board with the size that these keys tell. */
  static Board board(Map<String, String> keys) {
    String side = keys.get("board.side");
    return side != null
        ? Board.hexagon(Integer.parseInt(side))
        : Board.square(number(keys, "board.width"), number(keys, "board.height"), false);
  }

  private static int number(Map<String, String> keys, String key) {
    return Integer.parseInt(keys.getOrDefault(key, "0"));
  }

  /** Boards as a person writes them, from a list with commas. */
  public static List<String> list(String text) {
    List<String> words = new ArrayList<>();
    for (String word : text.split(",", -1)) {
      if (!word.isBlank()) {
        words.add(word.strip());
      }
    }
    return words;
  }
}
