package games.oxo.game.board;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The frame of a board whose rows are shifted by half a cell against each other: names of rows on
 * the left, and the numbers of the cells around them. The cells with one number lie on a line,
 * which may be bent where rows begin to grow shorter. Each line has its number at both ends, one
 * step beyond its last cell:
 *
 * <pre>
 *       1 2 3
 *   a  . . . 4
 *  b  . . . . 5
 * c  . . . . .
 *  d  . . . . 5
 *   e  . . . 4
 *       1 2 3
 * </pre>
 */
public final class SlantedFrame extends Frame {
  /** By how many halves of a cell names stick out to the left of the board. */
  private final int overhang;

  public SlantedFrame(Board board, CellNames names) {
    super(board, names);
    overhang = Math.max(0, -Math.min(board.indent(-1), board.indent(board.rows())));
  }

  /** Rows are shifted by half a cell and its gap, so these must be even together. */
  @Override
  public int cellWidth(int widest) {
    return Math.max(widest, Integer.toString(board().columns()).length()) | 1;
  }

  @Override
  public int indent(int row, int cellWidth) {
    return (cellWidth + 1) / 2 * (board().indent(row) + overhang);
  }

  @Override
  public String before(int row) {
    return names().rowLabel(row) + " ";
  }

  @Override
  public String behind(int row, int cellWidth) {
    int length = board().rowLength(row);
    return length == board().columns() ? "" : pad(Integer.toString(length + 1), cellWidth);
  }

  @Override
  public List<String> above(int cellWidth) {
    return List.of(numbers(0, -1, cellWidth));
  }

  @Override
  public List<String> below(int cellWidth) {
    int last = board().rows() - 1;
    return List.of(numbers(last, last + 1, cellWidth));
  }

  /** The numbers of the cells of the first or last row, on the line beyond it. */
  private String numbers(int row, int line, int cellWidth) {
    StringBuilder text =
        new StringBuilder(" ".repeat(indent(line, cellWidth) + before(row).length()));
    for (int number = 1; number <= board().rowLength(row); number++) {
      text.append(' ').append(pad(Integer.toString(number), cellWidth));
    }
    return text.toString();
  }

  @Override
  public boolean isHeading(String line) {
    return line.equals(numbersOf(0)) || line.equals(numbersOf(board().rows() - 1));
  }

  private String numbersOf(int row) {
    return IntStream.rangeClosed(1, board().rowLength(row))
        .mapToObj(Integer::toString)
        .collect(Collectors.joining());
  }

  @Override
  public boolean endsRow(String word, int row) {
    return word.equals(Integer.toString(board().rowLength(row) + 1));
  }
}
