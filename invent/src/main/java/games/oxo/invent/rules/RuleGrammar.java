package games.oxo.invent.rules;

import games.oxo.game.Dice;
import games.oxo.game.board.Board;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A grammar of rule sets: it draws them at random, mutates one, and crosses two. What comes out
 * need not be playable. The same dice give the same rule sets.
 */
public final class RuleGrammar {
  /** Rows, and what they are called. */
  private static final List<String> SQUARE_PATTERNS =
      List.of(
          "\"XX\", \"XX\"|a square",
          "\"XX\", \"X.\"|a corner",
          "\"XXX\", \"X..\"|an L",
          "\"XXX\", \".X.\"|a T",
          "\".XX\", \"XX.\"|an S",
          "\".X.\", \"XXX\", \".X.\"|a plus",
          "\"X.X\", \"...\", \"X.X\"|four corners",
          "\"X.X\"|two with a gap",
          "\"XX.X\"|three with a gap",
          "\".X.\", \"X.X\", \".X.\"|a diamond");

  private static final List<String> HEXAGON_PATTERNS =
      List.of(
          "\"X X\", \" X \"|a triangle",
          "\"X X \", \" X X\"|a rhombus",
          "\" X X\", \"X . X\", \" X X\"|a ring",
          "\"X . X\"|two with a gap",
          "\"X . X\", \" . . \", \"  X  \"|a wide triangle",
          "\" X \", \"X X\", \" . \", \"X X\"|a house",
          "\"X X X\", \" X . \"|a hook");

  private static final List<String> SQUARE_DIRECTIONS =
      List.of("\"diagonals\"", "[\"rows\", \"columns\"]", "\"rows\"");

  private static final List<String> HEXAGON_DIRECTIONS = List.of("\"diagonals\"", "\"rows\"");

  private static final List<String> TURNS =
      List.of(
          "\"XA, (OA, OA, XA, XA), ...\"",
          "\"XA, OA, OA, XA, OA, ...\"",
          "\"X1, OA, XA, OA, ...\"");

  /** How likely a key is in a rule set that is drawn. */
  private static final Map<String, Double> CHANCES =
      Map.of(
          "board.cells", 0.15,
          "board.directions", 0.1,
          "board.gravity", 0.15,
          "board.wrap", 0.1,
          "line.win", 0.85,
          "line.lose", 0.5,
          "line.pattern", 0.3,
          "swap", 0.5,
          "turns", 0.12);

  private static final double CHANCE_OF_SCORE_PART = 0.5;
  private static final double CHANCE_OF_LINES = 0.75;
  private static final double CHANCE_OF_ANOTHER_CHANGE = 0.3;
  private static final double CHANCE_OF_REMOVAL = 0.4;
  private static final double CHANCE_OF_ANOTHER_BOARD = 0.15;

  private final RuleSpace space;

  public RuleGrammar(RuleSpace space) {
    this.space = space;
  }

  /** A rule set drawn at random. */
  public RuleSet random(Dice dice) {
    Map<String, String> keys = new TreeMap<>(RuleSpace.size(one(space.boards(), dice)));
    boolean scores = space.of("line").isEmpty();
    boolean lines = space.of("score").isEmpty();
    String other = scores || (!lines && dice.fraction() >= CHANCE_OF_LINES) ? "line." : "score.";
    for (String key : space.keys()) {
      boolean drawn = dice.fraction() < CHANCES.getOrDefault(key, CHANCE_OF_SCORE_PART);
      if (drawn && !key.startsWith(other)) {
        keys.put(key, value(key, keys, dice));
      }
    }
    return new RuleSet(keys);
  }

  /** A rule set with one change, sometimes with more. */
  public RuleSet mutate(RuleSet rules, Dice dice) {
    Map<String, String> keys = new TreeMap<>(rules.keys());
    do {
      if (space.boards().size() > 1 && dice.fraction() < CHANCE_OF_ANOTHER_BOARD) {
        move(keys, one(space.boards(), dice));
      } else {
        change(keys, one(space.keys(), dice), dice);
      }
    } while (dice.fraction() < CHANCE_OF_ANOTHER_CHANGE);
    return new RuleSet(keys);
  }

  /** The same rules on another board, without what fits the old one only. */
  private static void move(Map<String, String> keys, String board) {
    Map<String, String> size = RuleSpace.size(board);
    boolean sameShape = keys.getOrDefault(RuleSet.SHAPE, "").equals(size.get(RuleSet.SHAPE));
    keys.keySet().removeAll(RuleSet.SIZE);
    keys.keySet().removeIf(key -> key.equals("board.cells"));
    if (!sameShape) {
      keys.keySet().removeIf(key -> key.startsWith("board.") || key.equals("line.pattern"));
    }
    keys.putAll(size);
  }

  private static void change(Map<String, String> keys, String key, Dice dice) {
    if (keys.containsKey(key) && dice.fraction() < CHANCE_OF_REMOVAL) {
      keys.remove(key);
      return;
    }
    if (key.startsWith("line.")) {
      keys.keySet().removeIf(each -> each.startsWith("score."));
    } else if (key.startsWith("score.")) {
      keys.keySet().removeIf(each -> each.startsWith("line."));
    }
    keys.put(key, value(key, keys, dice));
  }

  /** What decides, the board with all that is done to it, the turns and the swap of either one. */
  public RuleSet cross(RuleSet one, RuleSet two, Dice dice) {
    Map<String, String> keys = new TreeMap<>();
    for (List<String> tables :
        List.of(List.of("board."), List.of("line.", "score."), List.of("swap"), List.of("turns"))) {
      RuleSet parent = dice.below(2) == 0 ? one : two;
      parent
          .keys()
          .forEach(
              (key, value) -> {
                if (tables.stream().anyMatch(key::startsWith)) {
                  keys.put(key, value);
                }
              });
    }
    if (!isSame(RuleSet.SHAPE, one, two)) {
      // It was written for the other shape, or may have been.
      keys.remove("line.pattern");
    }
    return new RuleSet(keys);
  }

  private static boolean isSame(String key, RuleSet one, RuleSet two) {
    return one.keys().getOrDefault(key, "").equals(two.keys().getOrDefault(key, ""));
  }

  private static String value(String key, Map<String, String> keys, Dice dice) {
    boolean hexagon = keys.getOrDefault(RuleSet.SHAPE, "").contains("hexagon");
    return switch (key) {
      case "board.cells" -> outline(RuleSpace.board(keys), dice);
      case "board.directions" -> one(hexagon ? HEXAGON_DIRECTIONS : SQUARE_DIRECTIONS, dice);
      case "board.wrap" -> one(List.of("\"cylinder\"", "\"torus\""), dice);
      case "line.win" -> Integer.toString(3 + dice.below(3));
      case "line.lose" -> lose(keys, dice);
      case "line.pattern" -> pattern(one(hexagon ? HEXAGON_PATTERNS : SQUARE_PATTERNS, dice), dice);
      case "score.run" ->
          Text.format("{ length = %d, points = %d }", 3 + dice.below(2), 1 + dice.below(3));
      case "score.bonus" ->
          Text.format(
              "{ cells = \"%s\", points = %d }",
              one(List.of("corners", "border", "ring 1"), dice), 1 + dice.below(3));
      case "score.longest" -> "\"path\"";
      case "score.largest" -> "\"group\"";
      case "turns" -> one(TURNS, dice);
      default -> "true";
    };
  }

  /** Shorter than what wins, if anything does. */
  private static String lose(Map<String, String> keys, Dice dice) {
    String win = keys.get("line.win");
    int shorter = win == null ? 3 : Integer.parseInt(win) - 2;
    return Integer.toString((win == null ? 3 : 2) + dice.below(Math.max(1, shorter)));
  }

  private static String pattern(String rowsAndName, Dice dice) {
    String[] parts = rowsAndName.split("\\|", -1);
    return Text.format(
        "{ cells = [%s], result = \"%s\", name = \"%s\" }",
        parts[0], dice.below(2) == 0 ? "win" : "lose", parts[1]);
  }

  /** A board without its corners, its middle, or more of its corners. */
  private static String outline(Board board, Dice dice) {
    long holes =
        switch (dice.below(4)) {
          case 0 -> board.corners();
          case 1 -> board.ringCells(1);
          case 2 -> board.corners() | board.ringCells(1);
          default -> wide(board);
        };
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < board.rows(); row++) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < board.rowLength(row); i++) {
        text.append((holes >>> (board.firstCell(row) + i) & 1) != 0 ? '#' : '.');
      }
      rows.add(text.toString());
    }
    return '"' + String.join("/", rows) + '"';
  }

  /** The corners with the cells beside them. */
  private static long wide(Board board) {
    long holes = board.corners();
    for (long rest = board.corners(); rest != 0; rest &= rest - 1) {
      holes |= board.touching(Long.numberOfTrailingZeros(rest));
    }
    return holes;
  }

  private static <T> T one(List<T> list, Dice dice) {
    return list.get(dice.below(list.size()));
  }
}
