package games.oxo.game.check;

import games.oxo.game.Dice;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;

/** Writes definition files of random but playable games. */
public final class RandomDefinition {
  private RandomDefinition() {}

  public static String text(Dice dice) {
    StringBuilder text = new StringBuilder("name = \"Random\"\n");
    boolean hexagon = dice.below(3) == 0;
    int longest;
    int rings;
    if (hexagon) {
      int side = 2 + dice.below(4);
      text.append("board = { shape = \"hexagon\", side = %d }\n".formatted(side));
      longest = 2 * side - 1;
      rings = side - 1;
    } else {
      int width = 2 + dice.below(7);
      int height = 1 + dice.below(8);
      boolean gravity = dice.below(3) == 0;
      text.append(
          "board = { shape = \"square\", width = %d, height = %d, gravity = %b }\n"
              .formatted(width, height, gravity));
      longest = Math.max(width, height);
      rings = Math.max(1, Math.min(width, height) / 2);
    }
    text.append("swap = %b\n".formatted(dice.below(3) == 0));
    boolean roomForBoth = longest * rings >= 8;
    if (roomForBoth && dice.below(2) == 0) {
      text.append("turns = \"XA, ");
      for (int i = dice.below(4); i > 0; i--) {
        text.append(turn(dice, rings)).append(", ");
      }
      text.append("(").append(turn(dice, rings)).append(", XA, OA), ...\"\n");
    }
    int win = 2 + dice.below(Math.min(longest, 6) - 1);
    switch (dice.below(6)) {
      case 0 -> text.append("line = { win = %d }\n".formatted(win));
      case 1 -> text.append("line = { lose = %d }\n".formatted(win));
      case 2, 3 -> {
        String lose = win > 2 ? ", lose = " + (2 + dice.below(win - 2)) : "";
        text.append("line = { win = %d%s }\n".formatted(win, lose));
      }
      case 4 ->
          text.append(
              "score = { run = { length = %d, points = 3 }, bonus = { cells = \"%s\", points = -2 } }\n"
                  .formatted(win, dice.below(2) == 0 ? "corners" : "ring 1"));
      default -> text.append("score = { longest = \"path\" }\n");
    }
    return text.toString();
  }

  /** A game with keys that no built-in game has. */
  public static String unusual(Dice dice) {
    while (true) {
      String text = unusualOrImpossible(dice);
      try {
        Samples.define(text);
        return text;
      } catch (InputException e) {
        // Such as a line that is too long for what is left of the board.
      }
    }
  }

  private static String unusualOrImpossible(Dice dice) {
    boolean hexagon = dice.below(3) == 0;
    int rows = hexagon ? 3 + 2 * dice.below(3) : 1 + dice.below(7);
    int columns = hexagon ? rows : 2 + dice.below(7);
    String swap = dice.below(3) == 0 ? "swap = true\n" : "";
    return "name = 'Unusual'\nboard = { shape = '%s', cells = '%s'%s%s }\n%s%s\n"
        .formatted(
            hexagon ? "hexagon" : "square",
            outline(rows, columns, hexagon, dice),
            directions(hexagon, dice),
            hexagon || dice.below(2) == 0 ? "" : ", wrap = '%s'".formatted(wrap(dice)),
            swap,
            rule(2 + dice.below(4), dice));
  }

  /** Rows with about a quarter of holes. */
  private static String outline(int rows, int columns, boolean hexagon, Dice dice) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      int length = hexagon ? columns - Math.abs(row - rows / 2) : columns;
      text.append(row == 0 ? "" : "/");
      for (int i = 0; i < length; i++) {
        text.append(dice.below(4) == 0 ? '#' : '.');
      }
    }
    return text.toString();
  }

  private static String directions(boolean hexagon, Dice dice) {
    String[] names = {"rows", "rising", "falling", "diagonals", "columns"};
    int most = hexagon ? 4 : 5;
    return dice.below(2) == 0
        ? ""
        : ", directions = ['%s', '%s']".formatted(names[dice.below(most)], names[dice.below(most)]);
  }

  /** On a hexagon only some of these can lie. */
  private static String pattern(Dice dice) {
    String[] patterns = {"XX/XX", "X.X/.X", "XXX/X", "X X/ X", " X/X . X", "X...X", "X/.X/X X"};
    return patterns[dice.below(patterns.length)];
  }

  private static String wrap(Dice dice) {
    return dice.below(2) == 0 ? "cylinder" : "torus";
  }

  private static String rule(int length, Dice dice) {
    return switch (dice.below(9)) {
      case 8 -> "score.largest = 'group'";
      case 6, 7 ->
          "line = { win = %d, pattern = { cells = '%s', result = '%s' } }"
              .formatted(length, pattern(dice), dice.below(2) == 0 ? "win" : "lose");
      case 0 -> "line.win = " + length;
      case 1 -> "line.lose = " + length;
      case 2, 3 -> "line = { win = %d, lose = %d }".formatted(length + 1, length);
      case 4 -> "score.run = { length = %d, points = 3 }".formatted(length);
      default -> "score.longest = 'path'";
    };
  }

  private static String turn(Dice dice, int rings) {
    String player = dice.below(2) == 0 ? "X" : "O";
    int ring = dice.below(rings + 1);
    return player + (ring == 0 ? "A" : Integer.toString(ring));
  }
}
