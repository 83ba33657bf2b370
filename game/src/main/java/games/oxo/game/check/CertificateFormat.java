package games.oxo.game.check;

import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.definition.Definition;
import games.oxo.game.definition.LineRule;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text format of a certificate, line by line; {@code docs/proofs.md#certificates} says why. */
public final class CertificateFormat {
  /** The first line of a certificate. */
  public static final String FIRST_LINE = "oxo-certificate 4";

  /** The first line of older ones, whose moves do not count for images of their positions. */
  static final String THIRD_FIRST_LINE = "oxo-certificate 3";

  /** The first line of older ones, without the line {@code threats} either. */
  static final String SECOND_FIRST_LINE = "oxo-certificate 2";

  /** The first line of the oldest, without the lines {@code rules} and {@code swap} either. */
  static final String OLDEST_FIRST_LINE = "oxo-certificate 1";

  /** The largest bound of a search for threats. */
  public static final int MOST_THREATS = 10_000;

  /** There is no swap in the game. */
  static final String NO_SWAP = "none";

  /** There is one, and the position comes after it. */
  static final String SWAP_OVER = "over";

  /** What the checksum is before the first line. */
  public static final long NO_LINES = 0xCBF29CE484222325L;

  /** Each stands for three cells, each of which is empty, X or O. */
  private static final String DIGITS = "0123456789abcdefghijklmnopq";

  private static final Pattern MOVE = Pattern.compile("([0-9a-q]{1,22}) ([0-9]{1,2})");

  private static final int CELLS_PER_DIGIT = 3;
  private static final String MARKS = ".XO";

  private CertificateFormat() {}

  /**
   * The lines before the moves.
   *
   * @param fingerprint that of the rules, in hexadecimal digits
   * @param threats see {@link Certificate#threats}
   */
  public static List<String> header(
      Definition rules, String fingerprint, long x, long o, Player winner, int threats) {
    LineRule line = certifiable(rules);
    return List.of(
        FIRST_LINE,
        "game " + Text.printable(rules.id()),
        "rules " + fingerprint,
        "board " + board(rules.board()),
        Text.format("line win %d lose %d", line.win(), line.lose()),
        "turns " + rules.turns(),
        "swap " + (rules.swap() ? SWAP_OVER : NO_SWAP),
        "position " + rows(rules.board(), x, o),
        "winner " + winner,
        "threats " + threats);
  }

  /**
   * The rule that a certificate states.
   *
   * @throws InputException when certificates cannot be about such a game
   */
  public static LineRule certifiable(Definition rules) {
    LineRule line = rules.line();
    if (line == null) {
      throw new InputException("certificates exist only for wins in line games");
    }
    if (!line.patterns().isEmpty()) {
      throw new InputException(
          "certificates exist only for games in which straight lines win or lose, not patterns");
    }
    return line;
  }

  private static String board(Board board) {
    StringBuilder text = new StringBuilder(board.shape().key());
    board.figures().forEach(figure -> text.append(' ').append(figure));
    return text.append(board.features().fingerprint()).toString();
  }

  /** A position as rows from the top: {@code X../.O./...}. */
  public static String rows(Board board, long x, long o) {
    StringBuilder text = new StringBuilder();
    for (int row = 0, cell = 0; row < board.rows(); row++) {
      text.append(row == 0 ? "" : "/");
      for (int i = 0; i < board.cellsOfRow(row); i++, cell++) {
        text.append(MARKS.charAt(mark(x, o, cell)));
      }
    }
    return text.toString();
  }

  /** The line of a move: the position in which the winner makes it, and its cell. */
  public static String move(int cells, long x, long o, int cell) {
    StringBuilder text = new StringBuilder();
    for (int first = 0; first < cells; first += CELLS_PER_DIGIT) {
      int digit = 0;
      for (int i = first; i < first + CELLS_PER_DIGIT; i++) {
        digit = 3 * digit + (i < cells ? mark(x, o, i) : 0);
      }
      text.append(DIGITS.charAt(digit));
    }
    return text.append(' ').append(cell).toString();
  }

  /** Receives a position and the winner's move in it. */
  @FunctionalInterface
  public interface MoveTaker {
    void take(long x, long o, int cell);
  }

  /**
   * Reads the line of a move.
   *
   * @return false when it is none on a board with this many cells
   */
  public static boolean readMove(String line, int cells, MoveTaker taker) {
    Matcher move = MOVE.matcher(line);
    long x = move.matches() ? stones(move.group(1), cells, 1) : -1;
    if (x == -1 || Integer.parseInt(move.group(2)) >= cells) {
      return false;
    }
    taker.take(x, stones(move.group(1), cells, 2), Integer.parseInt(move.group(2)));
    return true;
  }

  /** The last line. */
  public static String end(int moves, long checksum) {
    return Text.format("end %d %016x", moves, checksum);
  }

  /** The checksum with one more line: FNV-1a of the characters and the line end. */
  public static long checksum(long before, String line) {
    long sum = before;
    for (int i = 0; i < line.length(); i++) {
      sum = (sum ^ line.charAt(i)) * 0x100000001B3L;
    }
    return (sum ^ '\n') * 0x100000001B3L;
  }

  /**
   * The stones of one player in a written position.
   *
   * @param mark 1 for X, 2 for O
   * @return -1 when it is none of a board with this many cells
   */
  private static long stones(String digits, int cells, int mark) {
    long stones = 0;
    if (digits.length() != (cells + CELLS_PER_DIGIT - 1) / CELLS_PER_DIGIT) {
      return -1;
    }
    for (int i = 0; i < digits.length() * CELLS_PER_DIGIT; i++) {
      int digit = DIGITS.indexOf(digits.charAt(i / CELLS_PER_DIGIT));
      int power = i % CELLS_PER_DIGIT == 0 ? 9 : i % CELLS_PER_DIGIT == 1 ? 3 : 1;
      int found = digit / power % 3;
      if (digit < 0 || (i >= cells && found != 0)) {
        return -1;
      }
      stones |= found == mark ? 1L << i : 0;
    }
    return stones;
  }

  private static int mark(long x, long o, int cell) {
    return (x >>> cell & 1) != 0 ? 1 : (o >>> cell & 1) != 0 ? 2 : 0;
  }
}
