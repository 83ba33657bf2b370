package games.oxo.cli.option;

import games.oxo.cli.terminal.InputLines;
import games.oxo.game.Game;
import games.oxo.game.text.DrawnBoard;
import games.oxo.game.text.PositionLine;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The positions of a list: one on each line, or drawn over several, or one saved game. Each is
 * there as soon as its last line is, so that a program can wait for the answer.
 */
public final class PositionList implements Iterator<PositionList.Entry> {
  private final Game game;
  private final DrawnBoard drawn;
  private final Source lines;
  private final boolean everyLine;
  private final Deque<InputLines.Line> ahead = new ArrayDeque<>();
  private int number;
  private boolean afterBoard;
  private @Nullable Entry next;

  /** The source of lines. */
  public interface Source {
    /** Reads a line; null at the end. */
    InputLines.@Nullable Line read();
  }

  /**
   * A position as it was written.
   *
   * @param line the number of its first line
   * @param whole whether nothing is noted behind it, as it is with a drawing or a saved game
   * @param tooLong whether the line is too long to be read
   */
  public record Entry(int line, String text, boolean whole, boolean tooLong) {}

  /**
   * @param everyLine whether each line is a position and nothing else, also a blank one
   */
  public PositionList(Game game, Source lines, boolean everyLine) {
    this.game = game;
    this.drawn = new DrawnBoard(game);
    this.lines = lines;
    this.everyLine = everyLine;
  }

  /** The positions of a text. */
  public static List<Entry> of(Game game, String text) {
    return of(game, text, false);
  }

  /** The positions of a text, in which each line may be one. */
  public static List<Entry> of(Game game, String text, boolean everyLine) {
    boolean one = isSavedGame(game, text.lines().findFirst().orElse("")) || isOneBoard(game, text);
    if (one && !everyLine) {
      return List.of(new Entry(1, text, true, false));
    }
    Iterator<String> each = text.lines().iterator();
    List<Entry> entries = new ArrayList<>();
    Source lines = () -> each.hasNext() ? new InputLines.Line(each.next(), false) : null;
    new PositionList(game, lines, everyLine).forEachRemaining(entries::add);
    return entries;
  }

  private static boolean isSavedGame(Game game, String line) {
    return line.strip().equals("# " + game.id());
  }

  /** A text with no more rows than the board, most of them readable. */
  private static boolean isOneBoard(Game game, String text) {
    DrawnBoard drawn = new DrawnBoard(game);
    List<String> rows =
        text.lines().filter(line -> !PositionLine.isEmpty(line) && !drawn.isBeside(line)).toList();
    return canBeDrawn(game)
        && text.indexOf('/') < 0
        && rows.size() <= game.board().rows()
        && drawn.isDrawn(String.join("\n", rows));
  }

  /** A row alone is read as a line. */
  private static boolean canBeDrawn(Game game) {
    return game.board().rows() > 1;
  }

  @Override
  public boolean hasNext() {
    if (next == null) {
      next = find();
    }
    return next != null;
  }

  @Override
  public Entry next() {
    Entry found = hasNext() ? next : null;
    if (found == null) {
      throw new NoSuchElementException();
    }
    next = null;
    return found;
  }

  private InputLines.@Nullable Line line() {
    InputLines.Line line = ahead.isEmpty() ? lines.read() : ahead.pop();
    number += line == null ? 0 : 1;
    return line;
  }

  private @Nullable Entry find() {
    for (InputLines.Line line = line(); line != null; line = line()) {
      String text = line.text();
      if (everyLine) {
        return new Entry(number, text, true, line.tooLong());
      }
      if (number == 1 && isSavedGame(game, text)) {
        return rest();
      }
      // Below a board, the names of its columns are no moves.
      boolean skipped = PositionLine.isEmpty(text) || (afterBoard && drawn.isBeside(text));
      if (!skipped) {
        afterBoard = false;
        return !line.tooLong() && canBeDrawn(game) && drawn.isRow(text, 0)
            ? board(text)
            : new Entry(number, text, false, line.tooLong());
      }
    }
    return null;
  }

  /** All that is left, a saved game. */
  private @Nullable Entry rest() {
    List<String> all = new ArrayList<>();
    int first = number;
    for (InputLines.Line line = line(); line != null; line = line()) {
      all.add(line.text());
    }
    return new Entry(first, String.join("\n", all), true, false);
  }

  /** A board that begins with this row, and ends with its last row or before another line. */
  private Entry board(String first) {
    int begin = number;
    List<String> rows = new ArrayList<>(List.of(first));
    while (rows.size() < game.board().rows()) {
      InputLines.Line line = line();
      if (line == null) {
        break;
      }
      boolean row = !line.tooLong() && drawn.isDrawn(line.text());
      if (!row && !PositionLine.isEmpty(line.text()) && !drawn.isBeside(line.text())) {
        ahead.push(line);
        number--;
        break;
      }
      if (row) {
        rows.add(line.text());
      }
    }
    afterBoard = true;
    return new Entry(begin, String.join("\n", rows), true, false);
  }
}
