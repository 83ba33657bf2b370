package games.oxo.search.evaluation;

/**
 * What windows of four cells are worth where four in a row wins and three loses, in hundredths of
 * the logarithm of the odds of winning. The weights were fitted by logistic regression to the
 * results of 8,000 games of Yavalath that {@code deep} played against itself with 1,500 nodes a
 * move, at positions without a forced move.
 *
 * <p>Two stones apart are worth most, since the cells between them do not make a three; two in the
 * middle of an open window are a burden.
 */
final class FourNotThree {
  static final int LENGTH = 4;

  /** In base three, the first cell highest: 0 free, 1 own, 2 other. */
  private static final int[] VALUES = new int[81];

  static {
    set("X...", 8);
    set(".X..", 1);
    set("XX..", 35);
    set("X.X.", 28);
    set("X..X", 60);
    set(".XX.", -28);
    set("OX..", -11);
    set("O.X.", -6);
    set("OXX.", -12);
    set("XOX.", 16);
    set("OOX.", -2);
    set("OX.X", 11);
    set("XO.X", -4);
    set("OO.X", -9);
    set("XXOX", 11);
    set("XOOX", 4);
  }

  private FourNotThree() {}

  /** A window counts the same from both ends, and for the other side with the opposite sign. */
  private static void set(String window, int value) {
    int ahead = 0;
    int back = 0;
    for (int i = 0; i < LENGTH; i++) {
      ahead = 3 * ahead + ".XO".indexOf(window.charAt(i));
      back = 3 * back + ".XO".indexOf(window.charAt(LENGTH - 1 - i));
    }
    VALUES[ahead] = value;
    VALUES[back] = value;
    VALUES[turned(ahead)] = -value;
    VALUES[turned(back)] = -value;
  }

  private static int turned(int window) {
    int turned = 0;
    for (int place = 1, rest = window; rest > 0; place *= 3, rest /= 3) {
      turned += (3 - rest % 3) % 3 * place;
    }
    return turned;
  }

  static int window(int[] cells) {
    int number = 0;
    for (int cell : cells) {
      number = 3 * number + cell;
    }
    return VALUES[number];
  }

  /**
   * What a free cell is worth to a player who would lose there, with a part of the board filled.
   * Late in the game, who runs out of other cells has lost. Fitted like the windows.
   */
  static int closedCell(double filled) {
    return (int) Math.round(13 - 20 * filled - 155 * filled * filled);
  }

  /** What the move is worth with a part of the board filled. Fitted like the windows. */
  static int move(double filled) {
    return (int) Math.round(75 - 100 * filled);
  }
}
