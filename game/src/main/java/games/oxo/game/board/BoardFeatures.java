package games.oxo.game.board;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * What a board has besides its shape and its figures. Immutable.
 *
 * @param gravity whether stones fall to the lowest free cell of their column
 * @param outline the rows of the board from the top, each with a {@link #CELL} or a {@link #HOLE}
 *     for each place; none where all places are cells
 * @param directions in which lines run, by their {@link Shape#directionNames()} or {@link
 *     #DIAGONALS}; none where they run in all
 * @param wrap which edges are joined
 */
public record BoardFeatures(
    boolean gravity, List<String> outline, List<String> directions, Wrap wrap) {
  /** Across fewer cells a cell would be its own neighbour, or twice that of another. */
  private static final int LEAST_JOINED = 3;

  /** A place with a cell in an outline. */
  public static final char CELL = '.';

  /** A place without a cell in an outline. */
  public static final char HOLE = '#';

  /** Falling and rising lines in one word. */
  public static final String DIAGONALS = "diagonals";

  private static final List<String> BOTH_DIAGONALS = List.of("falling", "rising");

  /** A whole board on which nothing falls, with lines in all directions. */
  public static final BoardFeatures PLAIN =
      new BoardFeatures(false, List.of(), List.of(), Wrap.NONE);

  public BoardFeatures {
    outline = List.copyOf(outline);
    directions = List.copyOf(directions);
  }

  /** The same with or without gravity. */
  public BoardFeatures withGravity(boolean falls) {
    return new BoardFeatures(falls, outline, directions, wrap);
  }

  /** Whether all places of the board are cells. */
  public boolean isWhole() {
    return outline.stream().allMatch(row -> row.indexOf(HOLE) < 0);
  }

  /** The same without what says nothing, and in the order of the shape. */
  BoardFeatures inOrder(Shape shape) {
    List<String> named = shape.directionNames().stream().filter(this::runsAlong).toList();
    return new BoardFeatures(
        gravity,
        isWhole() ? List.of() : outline,
        named.equals(shape.directionNames()) ? List.of() : named,
        wrap);
  }

  /** Whether lines run in the direction of this name. */
  boolean runsAlong(String name) {
    return directions.isEmpty()
        || directions.contains(name)
        || (directions.contains(DIAGONALS) && BOTH_DIAGONALS.contains(name));
  }

  /** All directions that a definition can name on boards of a shape. */
  public static List<String> directionsOf(Shape shape) {
    List<String> names = new ArrayList<>(shape.directionNames());
    names.add(DIAGONALS);
    return names;
  }

  /** The directions in words, {@code rows and columns}; none where lines run in all. */
  public String directionWords() {
    boolean both = directions.containsAll(BOTH_DIAGONALS);
    List<String> words = new ArrayList<>();
    for (String name : directions) {
      boolean diagonal = BOTH_DIAGONALS.contains(name);
      if (!diagonal || !both) {
        words.add(diagonal ? name + " diagonals" : name);
      }
    }
    if (both) {
      words.add(DIAGONALS);
    }
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }

  /** Whether edges are joined, so that lines may have no ends. */
  public boolean isJoined() {
    return wrap != Wrap.NONE;
  }

  /**
   * Makes sure that the edges of a board can be joined.
   *
   * @param rowLengths how many places each row of the shape has
   * @throws InputException when they cannot, with the reason
   */
  void checkWrap(Shape shape, int[] rowLengths) {
    if (!isJoined()) {
      return;
    }
    if (!shape.hasColumns()) {
      throw new InputException(
          Text.format("only a square board has edges that can be joined, not a %s", shape.key()));
    }
    if (gravity && wrap == Wrap.TORUS) {
      throw new InputException(
          "stones cannot fall on a torus, which has no bottom; use \"cylinder\"");
    }
    int least = wrap == Wrap.TORUS ? Math.min(rowLengths.length, rowLengths[0]) : rowLengths[0];
    if (least < LEAST_JOINED) {
      throw new InputException(
          Text.format(
              "edges are joined across %d cells at least, and this board is %dx%d",
              LEAST_JOINED, rowLengths[0], rowLengths.length));
    }
  }

  /** Whether the place at a row and a column within that row has no cell. */
  boolean isHole(int row, int column) {
    return !outline.isEmpty() && outline.get(row).charAt(column) == HOLE;
  }

  /**
   * Makes sure that the outline fits the board.
   *
   * @param rowLengths how many places each row of the shape has
   * @throws InputException when there is none, with the reason
   */
  void check(Shape shape, int[] rowLengths) {
    if (outline.isEmpty()) {
      return;
    }
    if (outline.size() != rowLengths.length) {
      throw new InputException(
          Text.format(
              "the cells have %s, but the board has %d rows",
              rows(outline.size()), rowLengths.length));
    }
    for (int row = 0; row < rowLengths.length; row++) {
      checkRow(row, rowLengths[row]);
    }
    int cells = outline.stream().mapToInt(row -> row.replace("#", "").length()).sum();
    if (cells > Board.MAX_CELLS) {
      throw new InputException(
          Text.format(
              "a board of %d cells is too large; it has at most %d", cells, Board.MAX_CELLS));
    }
    if (gravity && !isWhole()) {
      throw new InputException("a board with gravity has no holes; leave out 'cells' or 'gravity'");
    }
    if (shape.hasColumns()) {
      checkColumn(0, "first");
      checkColumn(rowLengths[0] - 1, "last");
    }
  }

  private static String rows(int count) {
    return count == 1 ? "1 row" : count + " rows";
  }

  private void checkRow(int number, int length) {
    String row = outline.get(number);
    for (int i = 0; i < row.length(); i++) {
      if (row.charAt(i) != CELL && row.charAt(i) != HOLE) {
        throw new InputException(
            Text.format(
                "row %d of the cells ('%s') has a '%s'; a place is '.' for a cell or '#' for a"
                    + " hole",
                number + 1, row, row.substring(i, row.offsetByCodePoints(i, 1))));
      }
    }
    if (row.length() != length) {
      throw new InputException(
          Text.format(
              "row %d of the cells ('%s') has %d places; it should have %d",
              number + 1, row, row.length(), length));
    }
    if (row.indexOf(CELL) < 0) {
      throw new InputException(
          Text.format("row %d of the cells has only holes; each row has a cell", number + 1));
    }
  }

  private void checkColumn(int column, String which) {
    if (outline.stream().allMatch(row -> row.charAt(column) == HOLE)) {
      throw new InputException(
          Text.format("the %s column of the cells has only holes; leave it out", which));
    }
  }

  /**
   * Their words in certificates, and in the text whose hash is the fingerprint of a game; they
   * never change.
   */
  public String fingerprint() {
    return (gravity ? " gravity" : "")
        + (isWhole() ? "" : " cells " + String.join("/", outline))
        + (directions.isEmpty() ? "" : " directions " + String.join(",", directions))
        + (isJoined() ? " wrap " + wrap.key() : "");
  }
}
