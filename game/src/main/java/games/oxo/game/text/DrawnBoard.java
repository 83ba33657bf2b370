package games.oxo.game.text;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.board.CellNames;
import games.oxo.game.board.Frame;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Recognizes boards of a game that somebody has drawn over several lines, with or without frames
 * and coordinates, and tells them from lists of moves.
 */
public final class DrawnBoard {
  static final String MARK_SIGNS = ".XOxo_";
  static final Pattern MARKS = Pattern.compile("[" + MARK_SIGNS + "]+");
  private static final Pattern FRAME = Pattern.compile("[\\[\\]()|+&=-]");
  private static final Pattern LABEL = Pattern.compile("[0-9]{1,2}|[A-Za-z]");

  private final Board board;
  private final CellNames names;
  private final Frame frame;

  public DrawnBoard(Game game) {
    board = game.board();
    names = game.cellNames();
    frame = board.shape().frame(board, names);
  }

  /**
   * Whether a text without {@code /} draws a board rather than listing moves: most lines that are
   * neither blank nor column names look like rows.
   */
  public boolean isDrawn(String text) {
    int rows = 0;
    int others = 0;
    for (String line : text.split("\n")) {
      List<String> words = words(line);
      if (looksLikeRow(words)) {
        rows++;
      } else if (!words.isEmpty() && !isHeader(words)) {
        others++;
      }
    }
    return rows > others;
  }

  /** Whether a line is a row of the board, by its number of cells. */
  public boolean isRow(String line, int row) {
    List<String> words = words(line);
    String marks = words.stream().filter(DrawnBoard::isMarks).collect(Collectors.joining());
    int surplus = marks.length() - board.cellsOfRow(row);
    // The name of a row may itself be a mark: o.
    return looksLikeRow(words) && (surplus == 0 || surplus == 1);
  }

  /** Whether a line is part of a drawing without cells: a frame, or names of columns. */
  public boolean isBeside(String line) {
    List<String> words = words(line);
    return words.isEmpty() || isHeader(words);
  }

  /** Marks alone, between names of the row if there are any. */
  static boolean looksLikeRow(List<String> words) {
    int from = !words.isEmpty() && isLabel(words.get(0)) ? 1 : 0;
    int to = words.size() > from && isLabel(words.get(words.size() - 1)) ? 1 : 0;
    List<String> cells = words.subList(from, words.size() - to);
    return !cells.isEmpty() && cells.stream().allMatch(DrawnBoard::isMarks);
  }

  private static boolean isLabel(String word) {
    return LABEL.matcher(word).matches() && !isMarks(word);
  }

  static boolean isMarks(String word) {
    return MARKS.matcher(word).matches();
  }

  /** Column names above or below a board: those of the game, letters, or numbers. */
  boolean isHeader(List<String> words) {
    String line = String.join("", words).toLowerCase(Locale.ROOT);
    return line.equals(columns(names::columnLabel))
        || line.equals(columns(column -> String.valueOf((char) ('a' + column))))
        || line.equals(columns(Integer::toString))
        || line.equals(columns(column -> Integer.toString(column + 1)))
        || frame.isHeading(line);
  }

  private String columns(IntFunction<String> name) {
    return IntStream.range(0, board.columns()).mapToObj(name).collect(Collectors.joining());
  }

  /** Whether a word behind a row belongs to the frame: its name, its length, or another. */
  boolean endsRow(String word, int row) {
    return word.equals(names.rowLabel(row))
        || word.equals(Integer.toString(board.rowLength(row)))
        || frame.endsRow(word, row);
  }

  /** The words of a line without its frame. */
  static List<String> words(String line) {
    String unframed = FRAME.matcher(line.replace("[ ]", "[.]")).replaceAll(" ");
    return Arrays.stream(unframed.split("\\s+")).filter(word -> !word.isEmpty()).toList();
  }
}
