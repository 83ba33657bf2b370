package games.oxo.game.text;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.input.InputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Reads a position from whatever a person has: rows with {@code /} (moves may follow), a board
 * drawn over several lines with or without coordinates, or a list of moves. Lines that begin with
 * {@code #} are comments.
 */
public final class PositionReader {
  private static final Pattern MARKS = Pattern.compile("[.XOxo_]+");
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
    String plain =
        text.lines()
            .filter(line -> !line.stripLeading().startsWith("#"))
            .collect(Collectors.joining("\n"));
    return new PositionReader(game).read(plain);
  }

  private Position read(String text) {
    if (text.indexOf('/') >= 0) {
      return readRows(text);
    }
    boolean drawn =
        Arrays.stream(unframed(text).split("\\s+")).anyMatch(word -> MARKS.matcher(word).matches());
    return drawn ? place(drawnRows(text)) : new MoveNotation(game).playList(game.start(), text);
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
    for (String row : text.substring(0, lastRow - 1).split("/", -1)) {
      rows.add(row.replaceAll("\\s", ""));
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
      int length = rows.size() < board.rows() ? board.rowLength(rows.size()) : 0;
      dropLabel(words, 0, length);
      if (!words.isEmpty()) {
        dropLabel(words, words.size() - 1, length);
      }
      rows.add(String.join("", words));
    }
    return rows;
  }

  /** Column names above or below a board. */
  private boolean isHeader(List<String> words) {
    String line = String.join("", words).toLowerCase(Locale.ROOT);
    return line.equals(columns('a', 1)) || line.equals(columns(0, 0)) || line.equals(columns(0, 1));
  }

  private String columns(int letter, int from) {
    return IntStream.range(0, board.columns())
        .mapToObj(
            i -> letter == 0 ? Integer.toString(i + from) : String.valueOf((char) (letter + i)))
        .collect(Collectors.joining());
  }

  /**
   * Takes away a row name beside a board: a number or a small letter that is not part of the row.
   */
  private static void dropLabel(List<String> words, int index, int rowLength) {
    String word = words.get(index);
    boolean labelLike = word.matches("[0-9]{1,2}|[a-z]");
    int rest = String.join("", words).length() - word.length();
    if (labelLike && (!MARKS.matcher(word).matches() || rest == rowLength)) {
      words.remove(index);
    }
  }

  private static String unframed(String text) {
    return FRAME.matcher(text.replace("[ ]", "[.]")).replaceAll(" ");
  }

  private Position place(List<String> rows) {
    if (rows.size() != board.rows()) {
      throw new InputException(
          "the text has %s, but the board of %s has %d"
              .formatted(
                  rows.size() == 1 ? "1 row" : rows.size() + " rows", game.name(), board.rows()));
    }
    long x = 0;
    long o = 0;
    for (int row = 0; row < rows.size(); row++) {
      String marks = rows.get(row);
      checkMarks(marks, row);
      if (marks.length() != board.rowLength(row)) {
        throw new InputException(
            "row %d ('%s') has %d cells; it should have %d"
                .formatted(row + 1, quote(marks), marks.length(), board.rowLength(row)));
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
      if (".XOxo_".indexOf(marks.charAt(column)) < 0) {
        throw new InputException(
            "row %d ('%s'), column %d: '%s' is not a mark; a cell is X, O or '.'"
                .formatted(
                    row + 1,
                    quote(marks),
                    column + 1,
                    Character.toString(marks.codePointAt(column))));
      }
    }
  }

  private static String quote(String text) {
    return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…";
  }
}
