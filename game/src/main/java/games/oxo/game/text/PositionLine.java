package games.oxo.game.text;

import games.oxo.game.Game;
import games.oxo.game.board.NotationStyle;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * One line of a file of positions: a position, and notes after it, such as its value. A word before
 * a board is its name and is ignored.
 *
 * @param position board text or moves
 * @param notes the words behind it
 */
public record PositionLine(String position, List<String> notes) {
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,9}");
  private static final Pattern RESULT =
      Pattern.compile("[WDL]|win|draw|loss", Pattern.CASE_INSENSITIVE);
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** Whether a line holds no position: it is blank or a comment. */
  public static boolean isEmpty(String line) {
    String text = line.stripLeading();
    return text.isEmpty() || text.charAt(0) == '#';
  }

  /** Takes a line that is not empty apart. */
  public static PositionLine of(Game game, String line) {
    List<String> words = Arrays.asList(BLANKS.split(line.strip()));
    int board = 0;
    while (board < words.size() && words.get(board).indexOf('/') < 0) {
      board++;
    }
    boolean hasBoard = board < words.size();
    int begin = hasBoard ? board : 0;
    int end = endOfMoves(game, words, begin, hasBoard);
    return new PositionLine(
        String.join(" ", words.subList(begin, end)), List.copyOf(words.subList(end, words.size())));
  }

  /**
   * The end of the moves, which are all words up to a note. Where moves are numbers, a number
   * behind moves counts as a note only when it must be one; behind a board it always does.
   */
  private static int endOfMoves(Game game, List<String> words, int begin, boolean hasBoard) {
    NotationStyle style = game.definition().notation();
    boolean drawnRow = game.board().rows() == 1 && DrawnBoard.isMarks(words.get(0));
    boolean numberIsNote =
        hasBoard
            || drawnRow
            || switch (style) {
              case COLUMN -> words.size() == 2;
              case ROW_COLUMN -> false;
              default -> true;
            };
    for (int i = begin + 1; i < words.size(); i++) {
      String word = words.get(i);
      if (isResult(word) || word.startsWith("#") || (isNumber(word) && numberIsNote)) {
        return i;
      }
    }
    return words.size();
  }

  /** Whether a note is a whole number, with or without a sign. */
  public static boolean isNumber(String note) {
    return NUMBER.matcher(note).matches();
  }

  /** Whether a note is a result: W, D, L, win, draw or loss. */
  public static boolean isResult(String note) {
    return RESULT.matcher(note).matches();
  }
}
