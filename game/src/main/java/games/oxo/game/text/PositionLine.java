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
    int begin = 0;
    int end = 0;
    while (end < words.size() && words.get(end).indexOf('/') < 0) {
      end++;
    }
    if (end < words.size()) {
      begin = end++;
      while (end < words.size() && words.get(end).equalsIgnoreCase("swap")) {
        end++;
      }
    } else {
      end = endOfMoves(game, words);
    }
    return new PositionLine(
        String.join(" ", words.subList(begin, end)), List.copyOf(words.subList(end, words.size())));
  }

  /** Where moves are numbers, a number behind them counts as a note only when it must be one. */
  private static int endOfMoves(Game game, List<String> words) {
    NotationStyle style = game.definition().notation();
    boolean drawnRow = game.board().rows() == 1 && words.get(0).matches("[.XOxo_]+");
    for (int i = 1; i < words.size(); i++) {
      boolean number = isNumber(words.get(i));
      boolean numberIsNote =
          drawnRow
              || switch (style) {
                case COLUMN -> words.size() == 2;
                case ROW_COLUMN -> false;
                default -> true;
              };
      if (RESULT.matcher(words.get(i)).matches() || (number && numberIsNote)) {
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
