package games.oxo.game.check;

import games.oxo.game.board.Board;
import games.oxo.game.board.Spot;
import games.oxo.game.board.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The geometry of a board as the referees see it: from a definition it takes only how the cells lie
 * on the table, and it shares nothing else with the rest of the program.
 *
 * <p>Cells are laid out on a grid, two columns for each cell and one row for each row, with a
 * border around them. A place is a number on that grid; a step is what is added to it.
 */
final class PlainGeometry {
  private static final int NO_CELL = -1;

  /** No step goes further to the side. */
  private static final int BORDER_WIDTH = 2;

  /** One row down. */
  final int down;

  /** Places there are, those of the border too. */
  final int size;

  /** Where each cell lies. */
  final int[] places;

  /** The ring of each place, from 1 in the middle; 0 in the border. */
  final int[] rings;

  /** The directions of lines, each once: right, and downwards. */
  final int[] ways;

  /** The cells beside each cell. */
  final int[][] neighbours;

  /** A pattern is turned by this part of a circle at a time. */
  private static final int TURNS = 12;

  private static final double SMALL = 1e-6;

  /** The distance of two rows where that of two cells side by side is 1. */
  private final double rowHeight;

  private final boolean gravity;
  private final int columns;
  private final int rows;
  private final boolean joinedSideways;
  private final boolean joinedUpwards;
  private final int[] sides;
  private final int[] cellAt;

  PlainGeometry(Board board) {
    gravity = board.gravity();
    columns = board.columns();
    rows = board.rows();
    String wrap = board.features().wrap().key();
    joinedSideways = !wrap.equals("none");
    joinedUpwards = wrap.equals("torus");
    down = 2 * (board.columns() + BORDER_WIDTH);
    size = down * (board.rows() + 2);
    List<String> directions = board.features().directions();
    ways =
        steps(
            Arrays.stream(board.shape().lineSteps())
                .filter(step -> directions.isEmpty() || directions.contains(direction(step)))
                .toArray(int[][]::new));
    sides = steps(board.shape().sideSteps());
    places = new int[board.cells()];
    cellAt = new int[size];
    Arrays.fill(cellAt, NO_CELL);
    List<Integer> wholeBoard = new ArrayList<>();
    List<String> outline = board.features().outline();
    int count = 0;
    for (int row = 0; row < board.rows(); row++) {
      int first = (row + 1) * down + BORDER_WIDTH + board.indent(row);
      for (int i = 0; i < board.rowLength(row); i++) {
        wholeBoard.add(first + 2 * i);
        if (outline.isEmpty() || outline.get(row).charAt(i) == '.') {
          cellAt[first + 2 * i] = count;
          places[count++] = first + 2 * i;
        }
      }
    }
    neighbours = Arrays.stream(places).mapToObj(this::neighbours).toArray(int[][]::new);
    rowHeight = rowHeight(board.shape().sideSteps());
    rings = new int[size];
    numberRings(wholeBoard.stream().mapToInt(Integer::intValue).toArray());
  }

  /** All steps to cells that share a side have the same length, 1. */
  private static double rowHeight(int[][] sideSteps) {
    for (int[] step : sideSteps) {
      if (step[1] == 1) {
        return Math.sqrt(1 - step[0] * step[0] / 4.0);
      }
    }
    throw new IllegalArgumentException("no step leads down");
  }

  /** The word for the direction of a step in a definition. */
  private static String direction(int[] step) {
    if (step[1] == 0) {
      return "rows";
    }
    return step[0] == 0 ? "columns" : step[0] > 0 ? "falling" : "rising";
  }

  private int[] steps(int[][] onTable) {
    return Arrays.stream(onTable).mapToInt(step -> step[0] + step[1] * down).toArray();
  }

  /**
   * Numbers the rings from 1 in the middle. The distance to the edge distinguishes them from the
   * outside; on boards with a middle of one row or column that middle joins the ring around it.
   *
   * @param wholeBoard the places of cells and of holes, for rings are those of the board without
   *     holes
   */
  private void numberRings(int[] wholeBoard) {
    int deepest = 0;
    boolean grew = true;
    int[] depth = new int[size];
    while (grew) {
      grew = false;
      for (int place : wholeBoard) {
        int least = Integer.MAX_VALUE;
        for (int side : sides) {
          least = Math.min(least, depth[place + side]);
        }
        if (depth[place] < least + 1) {
          depth[place] = least + 1;
          deepest = Math.max(deepest, depth[place]);
          grew = true;
        }
      }
    }
    int joined = deepest > 1 && middleIsOneLine(wholeBoard, depth, deepest) ? 1 : 0;
    for (int place : wholeBoard) {
      rings[place] = Math.max(1, deepest - depth[place] + 1 - joined);
    }
  }

  private boolean middleIsOneLine(int[] wholeBoard, int[] depth, int deepest) {
    boolean oneRow = true;
    boolean oneColumn = true;
    int first = -1;
    for (int place : wholeBoard) {
      if (depth[place] == deepest) {
        first = first < 0 ? place : first;
        oneRow &= row(place) == row(first);
        oneColumn &= place % down == first % down;
      }
    }
    return oneRow || oneColumn;
  }

  /** The row of a place, the same number for all places side by side. */
  int row(int place) {
    return place / down;
  }

  /** The place one step further: where edges are joined, a step off the board leads back to it. */
  int next(int place, int step) {
    int next = place + step;
    if (!joinedSideways) {
      return next;
    }
    int column = (next % down - BORDER_WIDTH) / 2;
    int row = next / down - 1;
    if (joinedUpwards) {
      row = (row + rows) % rows;
    }
    column = (column + columns) % columns;
    return (row + 1) * down + BORDER_WIDTH + 2 * column;
  }

  private int[] neighbours(int place) {
    return Arrays.stream(sides)
        .map(side -> cellAt[next(place, side)])
        .filter(next -> next != NO_CELL)
        .toArray();
  }

  /** The cells of each line of this length, each once; none when it is 0. */
  long[] lines(int wanted) {
    Set<Long> found = new LinkedHashSet<>();
    for (int place : places) {
      for (int way : ways) {
        long cells = 0;
        int at = place;
        while (cellAt[at] != NO_CELL
            && (cells >>> cellAt[at] & 1) == 0
            && Long.bitCount(cells) < wanted) {
          cells |= 1L << cellAt[at];
          at = next(at, way);
        }
        if (cells != 0 && Long.bitCount(cells) == wanted) {
          found.add(cells);
        }
      }
    }
    return found.stream().mapToLong(Long::longValue).toArray();
  }

  /** The cells of each place of a pattern, turned by any angle and mirrored; each once. */
  long[] placesOf(List<Spot> pattern) {
    Set<Long> found = new LinkedHashSet<>();
    for (int turn = 0; turn < TURNS; turn++) {
      for (int mirror = -1; mirror <= 1; mirror += 2) {
        int[][] turned = turned(pattern, turn, mirror);
        for (int place : places) {
          long cells = turned.length == 0 ? 0 : cellsAt(place, turned);
          if (cells != 0) {
            found.add(cells);
          }
        }
      }
    }
    return found.stream().mapToLong(Long::longValue).toArray();
  }

  /**
   * The steps on the table from the first cell of a turned pattern to each; none where a cell would
   * come to lie between those of the board.
   */
  private int[][] turned(List<Spot> pattern, int turn, int mirror) {
    double angle = 2 * Math.PI * turn / TURNS;
    int[][] steps = new int[pattern.size()][];
    for (int i = 0; i < steps.length; i++) {
      double x = mirror * (pattern.get(i).x() - pattern.get(0).x()) / 2.0;
      double y = (pattern.get(i).y() - pattern.get(0).y()) * rowHeight;
      double newX = 2 * (x * Math.cos(angle) - y * Math.sin(angle));
      double newY = (x * Math.sin(angle) + y * Math.cos(angle)) / rowHeight;
      steps[i] = new int[] {(int) Math.round(newX), (int) Math.round(newY)};
      if (Math.abs(newX - steps[i][0]) + Math.abs(newY - steps[i][1]) > SMALL) {
        return new int[0][];
      }
    }
    return steps;
  }

  /** The cells at these steps from a place; 0 where one is missing, or the same as another. */
  private long cellsAt(int place, int[][] steps) {
    long cells = 0;
    for (int[] step : steps) {
      int x = place % down - BORDER_WIDTH + step[0];
      int y = place / down - 1 + step[1];
      x = joinedSideways ? Math.floorMod(x, 2 * columns) : x;
      y = joinedUpwards ? Math.floorMod(y, rows) : y;
      boolean inside = x >= 0 && x < down - BORDER_WIDTH && y >= 0 && y < rows;
      int cell = inside ? cellAt[(y + 1) * down + BORDER_WIDTH + x] : NO_CELL;
      if (cell == NO_CELL || (cells >>> cell & 1) != 0) {
        return 0;
      }
      cells |= 1L << cell;
    }
    return cells;
  }

  /**
   * Whether a permutation of the cells changes nothing in the rules: cells that lie side by side in
   * a straight line do so afterwards, and each keeps its ring; with gravity, its row and what is
   * below it.
   */
  boolean isSymmetry(Symmetry symmetry) {
    // Where each place goes; 0, which is in the border, for those that are no cells.
    int[] images = new int[size];
    for (int cell = 0; cell < places.length; cell++) {
      images[places[cell]] = places[symmetry.map(cell)];
      if (symmetry.map(1L << cell) != 1L << symmetry.map(cell)) {
        return false;
      }
    }
    if (Arrays.stream(images).distinct().count() != places.length + 1) {
      return false;
    }
    for (int place : places) {
      int image = images[place];
      int below = cellAt[image + down] == NO_CELL ? 0 : image + down;
      boolean falls = !gravity || images[place + down] == below;
      if (rings[image] != rings[place] || !falls || !keepsLines(place, images)) {
        return false;
      }
    }
    return true;
  }

  /** Whether what continues a line at a place does so at its image, in one direction or another. */
  private boolean keepsLines(int place, int[] images) {
    for (int way : ways) {
      int ahead = images[next(place, way)];
      int behind = images[next(place, -way)];
      boolean kept =
          Arrays.stream(ways)
              .anyMatch(
                  other ->
                      leadTo(images[place], other, ahead, behind)
                          || leadTo(images[place], -other, ahead, behind));
      if (!kept) {
        return false;
      }
    }
    return true;
  }

  /** Whether a step leads to one place, and the step back to another; 0 stands for no cell. */
  private boolean leadTo(int place, int step, int ahead, int behind) {
    return (ahead == 0 || next(place, step) == ahead)
        && (behind == 0 || next(place, -step) == behind);
  }
}
