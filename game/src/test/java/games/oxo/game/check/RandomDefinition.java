package games.oxo.game.check;

import games.oxo.game.Dice;

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

  private static String turn(Dice dice, int rings) {
    String player = dice.below(2) == 0 ? "X" : "O";
    int ring = dice.below(rings + 1);
    return player + (ring == 0 ? "A" : Integer.toString(ring));
  }
}
