package games.oxo.game.board;

import java.util.Arrays;
import java.util.List;

/** A game's style of naming cells and moves. */
public enum NotationStyle {
  /** Two numbers from 0, row then column, from the top left: {@code 1 1}. */
  ROW_COLUMN("row-column"),
  /** Row letter from the top, then the number within the row from 1: {@code e5}. */
  ROW_LETTER("row-letter"),
  /** Column letter, then the row number from 1 at the top: {@code b2}. */
  COLUMN_LETTER("column-letter"),
  /** Column letter, then the row number from 1 at the bottom: {@code d4}. */
  CHESS("chess"),
  /** The column from 1, for boards with gravity; past 9 come letters: {@code 4}. */
  COLUMN("column");

  private final String key;

  NotationStyle(String key) {
    this.key = key;
  }

  /** The word for it in a definition file. */
  public String key() {
    return key;
  }

  /** All words for styles. */
  public static List<String> keys() {
    return Arrays.stream(values()).map(NotationStyle::key).toList();
  }

  /** The style with this word, which must be one of {@link #keys()}. */
  public static NotationStyle ofKey(String key) {
    return Arrays.stream(values()).filter(style -> style.key.equals(key)).findFirst().orElseThrow();
  }

  /** The style that a board has when its definition file names none. */
  public static NotationStyle defaultFor(Board board) {
    return board.shape().defaultNotation(board);
  }
}
