package games.oxo.game.text;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.board.CellNames;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Reads a position in any of its text forms: rows with {@code /} (moves may follow), a board drawn
 * over several lines with or without coordinates, or a list of moves. Lines that begin with {@code
 * #} are comments.
 */
public final class PositionReader {
  private static final String MARK_SIGNS = ".XOxo_";
  private static final Pattern MARKS = Pattern.compile("[" + MARK_SIGNS + "]+");
  private static final Pattern FRAME = Pattern.compile("[\\[\\]()|+&=-]");
  private static final int LONGEST_QUOTE = 40;

  private final Game game;
  private final Board board;

  private PositionReader(Game game) {
    this.game = game;
    this.board = game.board();
  }

  /**
   * Reads a position of this game.
   *
   * @throws InputException when the text is none, or none that can arise
   */
  public static Position read(Game game, String text) {
    return new PositionReader(game).read(text.indexOf('#') < 0 ? text : withoutComments(text));
  }

  private static String withoutComments(String text) {
    return Arrays.stream(text.split("\r\n|\r|\n"))
        .filter(line -> !line.stripLeading().startsWith("#"))
        .collect(Collectors.joining("\n"));
  }

  private Position read(String text) {
    boolean oneRow = board.rows() == 1 && MARKS.matcher(firstWord(text)).matches();
    if (text.indexOf('/') >= 0 || oneRow) {
      return readRows(text);
    }
    return isDrawn(text)
        ? place(drawnRows(text))
        : new MoveNotation(game).playList(game.start(), text);
  }

  /** Whether a text without {@code /} draws a board rather than listing moves. */
  public static boolean isDrawn(String text) {
    return text.chars().anyMatch(mark -> MARK_SIGNS.indexOf(mark) >= 0) && hasRowOfMarks(text);
  }

  private static boolean hasRowOfMarks(String text) {
    return Arrays.stream(unframed(text).split("\\s+"))
        .anyMatch(word -> MARKS.matcher(word).matches());
  }

  private static String firstWord(String text) {
    return text.strip().split("\\s+", 2)[0];
  }

  private Position readRows(String text) {
    int lastRow = text.lastIndexOf('/') + 1;
    String[] words = text.substring(lastRow).strip().split("\\s+");
    int boardWords = 1;
    while (boardWords < words.length && MARKS.matcher(words[boardWords]).matches()) {
      boardWords++;
    }
    String lastText = String.join("", Arrays.asList(words).subList(0, boardWords));
    List<String> rows = new ArrayList<>();
    if (lastRow > 0) {
      for (String row : text.substring(0, lastRow - 1).split("/", -1)) {
        rows.add(row.replaceAll("\\s", ""));
      }
    }
    rows.add(lastText);
    String moves = String.join(" ", Arrays.asList(words).subList(boardWords, words.length));
    return new MoveNotation(game).playList(place(rows), moves);
  }

  private List<String> drawnRows(String text) {
    List<String> rows = new ArrayList<>();
    for (String line : text.split("\n")) {
      List<String> words =
          new ArrayList<>(
              Arrays.stream(unframed(line).split("\\s+")).filter(w -> !w.isEmpty()).toList());
      if (words.isEmpty() || isHeader(words)) {
        continue;
      }
      dropLabels(words, rows.size());
      rows.add(String.join("", words));
    }
    return rows;
  }

  /** Column names above or below a board: those of the game, letters, or numbers. */
  private boolean isHeader(List<String> words) {
    String line = String.join("", words).toLowerCase(Locale.ROOT);
    CellNames names = game.cellNames();
    return line.equals(columns(names::columnLabel))
        || line.equals(columns(column -> String.valueOf((char) ('a' + column))))
        || line.equals(columns(Integer::toString))
        || line.equals(columns(column -> Integer.toString(column + 1)));
  }

  private String columns(IntFunction<String> name) {
    return IntStream.range(0, board.columns()).mapToObj(name).collect(Collectors.joining());
  }

  /**
   * Takes away the name of a row before it, and its name or length behind it.
   *
   * @throws InputException when the row has another name: the board may be upside down
   */
  private void dropLabels(List<String> words, int row) {
    if (row >= board.rows()) {
      return;
    }
    String label = game.cellNames().rowLabel(row);
    int surplus = String.join("", words).length() - board.rowLength(row);
    String first = words.get(0);
    boolean firstIsMarks = MARKS.matcher(first).matches();
    if (first.equalsIgnoreCase(label) && (!firstIsMarks || surplus == first.length())) {
      words.remove(0);
    } else if (first.matches("[0-9]{1,2}|[a-z]") && !firstIsMarks) {
      throw new InputException(
          Text.format(
              "row %d from the top is labelled '%s'; in %s it is '%s'",
              row + 1, first, game.name(), label));
    }
    if (!words.isEmpty()) {
      String last = words.get(words.size() - 1);
      boolean named = last.equals(label) || last.equals("" + board.rowLength(row));
      if (named && !MARKS.matcher(last).matches()) {
        words.remove(words.size() - 1);
      }
    }
  }

  private static String unframed(String text) {
    return FRAME.matcher(text.replace("[ ]", "[.]")).replaceAll(" ");
  }

  private Position place(List<String> rows) {
    if (rows.size() != board.rows()) {
      throw new InputException(
          Text.format(
              "the text has %s, but the board of %s has %d",
              rows.size() == 1 ? "1 row" : rows.size() + " rows", game.name(), board.rows()));
    }
    long x = 0;
    long o = 0;
    for (int row = 0; row < rows.size(); row++) {
      String marks = rows.get(row);
      checkMarks(marks, row);
      if (marks.length() != board.rowLength(row)) {
        throw new InputException(
            Text.format(
                    "row %d ('%s') has %d cells; it should have %d",
                    row + 1, quote(marks), marks.length(), board.rowLength(row))
                .replace(" 1 cells", " 1 cell"));
      }
      for (int column = 0; column < marks.length(); column++) {
        long bit = 1L << board.cell(row, column);
        char mark = Character.toUpperCase(marks.charAt(column));
        x |= mark == 'X' ? bit : 0;
        o |= mark == 'O' ? bit : 0;
      }
    }
    return game.position(x, o);
  }

  private static void checkMarks(String marks, int row) {
    for (int column = 0; column < marks.length(); column++) {
      if (MARK_SIGNS.indexOf(marks.charAt(column)) < 0) {
        throw new InputException(
            Text.format(
                "row %d ('%s'), column %d: '%s' is not a mark; a cell is X, O or '.'",
                row + 1,
                quote(marks),
                column + 1,
                marks.substring(column, marks.offsetByCodePoints(column, 1))));
      }
    }
  }

  private static String quote(String text) {
    return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…";
  }
}
