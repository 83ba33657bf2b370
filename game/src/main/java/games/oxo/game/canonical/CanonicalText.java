package games.oxo.game.canonical;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;

/**
 * The text form of a {@link CanonicalPosition}, for users, logs and exports: the rows from the top
 * with {@code /} between them, {@code X}, {@code O} or {@code .} for each cell, and {@code ~} at
 * the end while a swap is still to come: {@code X../.../...~}. The format is stable: all later
 * versions read what was written; a later form would begin with another character.
 */
public final class CanonicalText {
  private static final char SWAP_PENDING = '~';

  private CanonicalText() {}

  /** The text form. */
  public static String write(CanonicalPosition key) {
    Board board = key.board();
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < board.cells(); cell++) {
      text.append(cell > 0 && beginsRow(board, cell) ? "/" : "");
      text.append((key.x() >>> cell & 1) != 0 ? 'X' : (key.o() >>> cell & 1) != 0 ? 'O' : '.');
    }
    return key.swapPending() ? text.append(SWAP_PENDING).toString() : text.toString();
  }

  /**
   * Reads the text form of a position of this game. Nothing but that form will do: no blanks, no
   * small letters, no other image.
   *
   * @throws InputException when the text is none, with the reason
   */
  public static CanonicalPosition read(Game game, String text) {
    Board board = game.board();
    long x = 0;
    long o = 0;
    int at = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (cell > 0 && beginsRow(board, cell)) {
        expect(text, at++, '/');
      }
      char mark = at < text.length() ? text.charAt(at) : ' ';
      if (mark != 'X' && mark != 'O' && mark != '.') {
        throw new InputException(
            Text.format("the key is wrong at character %d: a cell is X, O or '.'", at + 1));
      }
      x |= mark == 'X' ? 1L << cell : 0;
      o |= mark == 'O' ? 1L << cell : 0;
      at++;
    }
    boolean swapPending = at < text.length();
    if (swapPending) {
      expect(text, at++, SWAP_PENDING);
    }
    if (at < text.length()) {
      throw new InputException(Text.format("the key has extra text at character %d", at + 1));
    }
    return CanonicalPosition.checked(game, x, o, swapPending);
  }

  private static boolean beginsRow(Board board, int cell) {
    return board.firstCell(board.row(cell)) == cell;
  }

  private static void expect(String text, int at, char sign) {
    if (at >= text.length() || text.charAt(at) != sign) {
      throw new InputException(
          Text.format("the key is wrong at character %d: expected '%s'", at + 1, sign));
    }
  }
}
