package games.oxo.game.text;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Reads a position in any of its text forms: rows with {@code /} (moves may follow), a board drawn
 * over several lines with or without coordinates, or a list of moves, of which the main line
 * counts. Lines that begin with {@code #} are comments.
 */
public final class PositionReader {
  private static final int LONGEST_QUOTE = 40;

  private final Game game;
  private final Board board;
  private final DrawnBoard drawn;
  private final boolean exchanged;

  private PositionReader(Game game, boolean exchanged) {
    this.game = game;
    this.board = game.board();
    this.drawn = new DrawnBoard(game);
    this.exchanged = exchanged;
  }

  /**
   * Reads a position of this game.
   *
   * @throws InputException when the text is none, or none that can arise
   */
  public static Position read(Game game, String text) {
    return new PositionReader(game, false)
        .read(MainLine.withoutNotes(text.indexOf('#') < 0 ? text : withoutComments(text)));
  }

  /**
   * Reads a board with X and O exchanged, as it stands in a game that O began.
   *
   * @return empty when the text lists moves only, or no game leads there
   */
  public static Optional<Position> readExchanged(Game game, String text) {
    PositionReader reader = new PositionReader(game, true);
    String rest = withoutComments(text);
    try {
      return reader.hasBoard(rest) ? Optional.of(reader.read(rest)) : Optional.empty();
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private static String withoutComments(String text) {
    return Arrays.stream(text.split("\r\n|\r|\n"))
        .filter(line -> !line.stripLeading().startsWith("#"))
        .collect(Collectors.joining("\n"));
  }

  private Position read(String text) {
    if (hasRows(text)) {
      return readRows(text);
    }
    return drawn.isDrawn(text)
        ? place(drawnRows(text))
        : new MoveNotation(game).playList(game.start(), MainLine.of(text));
  }

  private boolean hasBoard(String text) {
    return hasRows(text) || drawn.isDrawn(text);
  }

  private boolean hasRows(String text) {
    boolean oneRow = board.rows() == 1 && DrawnBoard.isMarks(firstWord(text));
    return text.indexOf('/') >= 0 || oneRow;
  }

  private static String firstWord(String text) {
    return text.strip().split("\\s+", 2)[0];
  }

  private Position readRows(String text) {
    int lastRow = text.lastIndexOf('/') + 1;
    String[] words = text.substring(lastRow).strip().split("\\s+");
    int boardWords = 1;
    while (boardWords < words.length && DrawnBoard.isMarks(words[boardWords])) {
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
    return new MoveNotation(game).playList(place(rows), MainLine.of(moves));
  }

  private List<String> drawnRows(String text) {
    List<String> rows = new ArrayList<>();
    for (String line : text.split("\n")) {
      if (drawn.isBeside(line)) {
        continue;
      }
      List<String> words = new ArrayList<>(DrawnBoard.words(line));
      dropLabels(words, rows.size());
      rows.add(String.join("", words));
    }
    return rows;
  }

  /**
   * Takes away the name of a row before it, and behind it what belongs to the frame.
   *
   * @throws InputException when the row has another name: the board may be upside down
   */
  private void dropLabels(List<String> words, int row) {
    if (row >= board.rows()) {
      return;
    }
    String label = game.cellNames().rowLabel(row);
    int surplus = String.join("", words).length() - board.cellsOfRow(row);
    String first = words.get(0);
    boolean firstIsMarks = DrawnBoard.isMarks(first);
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
      if (drawn.endsRow(last, row) && !DrawnBoard.isMarks(last)) {
        words.remove(words.size() - 1);
      }
    }
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
      if (marks.length() != board.cellsOfRow(row)) {
        throw new InputException(
            Text.format(
                    "row %d ('%s') has %d cells; it should have %d",
                    row + 1, quote(marks), marks.length(), board.cellsOfRow(row))
                .replace(" 1 cells", " 1 cell"));
      }
      for (int column = 0; column < marks.length(); column++) {
        long bit = 1L << (board.firstCell(row) + column);
        char mark = Character.toUpperCase(marks.charAt(column));
        x |= mark == 'X' ? bit : 0;
        o |= mark == 'O' ? bit : 0;
      }
    }
    return exchanged ? game.position(o, x) : game.position(x, o);
  }

  private static void checkMarks(String marks, int row) {
    for (int column = 0; column < marks.length(); column++) {
      if (DrawnBoard.MARK_SIGNS.indexOf(marks.charAt(column)) < 0) {
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
