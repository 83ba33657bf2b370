package games.oxo.game.check;

import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.definition.Definition;
import games.oxo.game.definition.LineRule;
import games.oxo.game.definition.Turn;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A board of marks with the rules of line games, written directly from their description. Like
 * {@link NaiveReferee} it takes only figures from a definition, but it can take moves back and is
 * fast enough to walk through a million positions.
 *
 * <p>Cells are laid out on a grid, two columns for each cell and one row for each row, with an
 * empty border around them.
 */
final class PlainBoard {
  private static final char EMPTY = '.';
  private static final char EDGE = '#';

  /** No step goes further to the side. */
  private static final int EDGE_WIDTH = 2;

  private final Definition rules;
  private final LineRule line;
  private final boolean gravity;
  private final int sheetWidth;
  private final char[] sheet;
  private final int[] places;
  private final int[] rings;
  private final int[] ways;
  private final int[] sides;
  private int stones;
  private long stonesOfX;
  private long stonesOfO;
  private boolean over;
  private @Nullable Player winner;

  PlainBoard(Definition rules) {
    this.rules = rules;
    line = Objects.requireNonNull(rules.line());
    gravity = rules.board().gravity();
    Board board = rules.board();
    sheetWidth = 2 * (board.columns() + EDGE_WIDTH);
    sheet = new char[sheetWidth * (board.rows() + 2)];
    Arrays.fill(sheet, EDGE);
    ways = steps(board.shape().lineSteps());
    sides = steps(board.shape().sideSteps());
    places = new int[board.cells()];
    int count = 0;
    for (int row = 0; row < board.rows(); row++) {
      int first = (row + 1) * sheetWidth + EDGE_WIDTH + board.indent(row);
      for (int i = 0; i < board.rowLength(row); i++) {
        places[count++] = first + 2 * i;
      }
    }
    for (int place : places) {
      sheet[place] = EMPTY;
    }
    rings = new int[sheet.length];
    numberRings();
  }

  private int[] steps(int[][] onTable) {
    return Arrays.stream(onTable).mapToInt(step -> step[0] + step[1] * sheetWidth).toArray();
  }

  /**
   * Numbers the rings from 1 in the middle. The distance to the edge distinguishes them from the
   * outside; on boards with a middle of one row or column that middle joins the ring around it.
   */
  private void numberRings() {
    int deepest = 0;
    boolean grew = true;
    int[] depth = new int[sheet.length];
    while (grew) {
      grew = false;
      for (int place : places) {
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
    int joined = deepest > 1 && middleIsOneLine(depth, deepest) ? 1 : 0;
    for (int place : places) {
      rings[place] = Math.max(1, deepest - depth[place] + 1 - joined);
    }
  }

  private boolean middleIsOneLine(int[] depth, int deepest) {
    boolean oneRow = true;
    boolean oneColumn = true;
    int first = -1;
    for (int place : places) {
      if (depth[place] == deepest) {
        first = first < 0 ? place : first;
        oneRow &= place / sheetWidth == first / sheetWidth;
        oneColumn &= place % sheetWidth == first % sheetWidth;
      }
    }
    return oneRow || oneColumn;
  }

  int cells() {
    return places.length;
  }

  /**
   * Puts stones on the empty board.
   *
   * @return why no game stands so and goes on, or null
   */
  @Nullable String setUp(long x, long o) {
    int countX = 0;
    int turnsOfX = 0;
    for (int cell = 0; cell < places.length; cell++) {
      boolean hasX = (x >>> cell & 1) != 0;
      boolean hasO = (o >>> cell & 1) != 0;
      if (hasX || hasO) {
        turnsOfX += turn().player() == Player.X ? 1 : 0;
        countX += hasX ? 1 : 0;
        sheet[places[cell]] = hasX ? 'X' : 'O';
        stones++;
      }
    }
    stonesOfX = x;
    stonesOfO = o;
    if (countX != turnsOfX) {
      return Text.format("X has %d stones, but %d turns", countX, turnsOfX);
    }
    for (int place : places) {
      if (gravity && sheet[place] != EMPTY && sheet[place + sheetWidth] == EMPTY) {
        return "a stone floats";
      }
      int longest = sheet[place] == EMPTY ? 0 : longestThrough(place);
      if ((line.win() > 0 && longest >= line.win())
          || (line.lose() > 0 && longest >= line.lose())) {
        return "there is a line already";
      }
    }
    return stones == places.length ? "the board is full" : null;
  }

  /** Sets the board to these stones, between which there is no line. */
  void put(long x, long o) {
    for (int cell = 0; cell < places.length; cell++) {
      sheet[places[cell]] = (x >>> cell & 1) != 0 ? 'X' : (o >>> cell & 1) != 0 ? 'O' : EMPTY;
    }
    stones = Long.bitCount(x | o);
    stonesOfX = x;
    stonesOfO = o;
    over = false;
    winner = null;
  }

  /**
   * Whether a permutation of the cells changes nothing in the rules: cells that lie side by side in
   * a straight line do so afterwards, and each keeps its ring; with gravity, its row and what is
   * below it.
   */
  boolean isSymmetry(Symmetry symmetry) {
    // Where each place goes; 0, which is on the edge, for those that are no cells.
    int[] images = new int[sheet.length];
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
      int below = sheet[image + sheetWidth] == EDGE ? 0 : image + sheetWidth;
      boolean falls = !gravity || images[place + sheetWidth] == below;
      if (rings[image] != rings[place] || !falls || !keepsLines(place, images)) {
        return false;
      }
    }
    return true;
  }

  /** Whether what continues a line at a place does so at its image. */
  private boolean keepsLines(int place, int[] images) {
    int image = images[place];
    for (int way : ways) {
      int next = images[place + way];
      int before = images[place - way];
      boolean isStep = next == 0 || isWay(next - image);
      boolean isStraight = next == 0 || before == 0 || next - image == image - before;
      if (!isStep || !isStraight) {
        return false;
      }
    }
    return true;
  }

  private boolean isWay(int step) {
    return Arrays.stream(ways).anyMatch(way -> way == step || way == -step);
  }

  private Turn turn() {
    return turn(stones);
  }

  private Turn turn(int ply) {
    int once = rules.turns().opening().size();
    return ply < once
        ? rules.turns().opening().get(ply)
        : rules.turns().cycle().get((ply - once) % rules.turns().cycle().size());
  }

  /** Whose turn it is while the game goes on. */
  Player toMove() {
    return turn().player();
  }

  /** Whether the second player has not had a turn yet, before which a swap comes. */
  boolean beforeSwap() {
    int firstOfO = 0;
    while (firstOfO < places.length && turn(firstOfO).player() == Player.X) {
      firstOfO++;
    }
    return stones < firstOfO;
  }

  long stones(Player player) {
    return player == Player.X ? stonesOfX : stonesOfO;
  }

  /** Where a stone may go; where the ring of the turn is full, anywhere. */
  long legalCells() {
    int ring = turn().ring();
    long free = 0;
    long inRing = 0;
    for (int cell = 0; cell < places.length; cell++) {
      int place = places[cell];
      if (sheet[place] == EMPTY && !(gravity && sheet[place + sheetWidth] == EMPTY)) {
        free |= 1L << cell;
        inRing |= ring == Turn.ANYWHERE || ring == rings[place] ? 1L << cell : 0;
      }
    }
    return inRing != 0 ? inRing : free;
  }

  /** Places a stone of the player to move. */
  void play(int cell) {
    Player player = toMove();
    int place = places[cell];
    sheet[place] = player == Player.X ? 'X' : 'O';
    stonesOfX |= player == Player.X ? 1L << cell : 0;
    stonesOfO |= player == Player.O ? 1L << cell : 0;
    stones++;
    int longest = longestThrough(place);
    if (line.win() > 0 && longest >= line.win()) {
      over = true;
      winner = player;
    } else if (line.lose() > 0 && longest >= line.lose()) {
      over = true;
      winner = player.other();
    } else {
      over = stones == places.length;
      winner = null;
    }
  }

  /** Takes back the last stone; before it the game was not over. */
  void takeBack(int cell) {
    sheet[places[cell]] = EMPTY;
    stonesOfX &= ~(1L << cell);
    stonesOfO &= ~(1L << cell);
    stones--;
    over = false;
    winner = null;
  }

  /** Whether the last stone has ended the game. */
  boolean isOver() {
    return over;
  }

  /** Who has won; null for a draw. */
  @Nullable Player winner() {
    return winner;
  }

  private int longestThrough(int place) {
    char mark = sheet[place];
    int longest = 0;
    for (int way : ways) {
      int count = 1;
      for (int at = place + way; sheet[at] == mark; at += way) {
        count++;
      }
      for (int at = place - way; sheet[at] == mark; at -= way) {
        count++;
      }
      longest = Math.max(longest, count);
    }
    return longest;
  }

  /** The cells of each winning line. */
  long[] winningLines() {
    int[] cellAt = new int[sheet.length];
    for (int cell = 0; cell < places.length; cell++) {
      cellAt[places[cell]] = cell;
    }
    List<Long> found = new ArrayList<>();
    for (int place : places) {
      for (int way : ways) {
        long cells = 0;
        int length = 0;
        for (int at = place; length < line.win() && sheet[at] != EDGE; at += way) {
          cells |= 1L << cellAt[at];
          length++;
        }
        if (length > 0 && length == line.win()) {
          found.add(cells);
        }
      }
    }
    return found.stream().mapToLong(Long::longValue).toArray();
  }

  /** Whether from now on sides change after every stone, and each goes to any free cell. */
  boolean isPlain() {
    for (int ply = stones; ply < places.length; ply++) {
      boolean changes = ply == stones || turn(ply).player() != turn(ply - 1).player();
      if (!changes || turn(ply).ring() != Turn.ANYWHERE) {
        return false;
      }
    }
    return !gravity;
  }

  /** The board as rows from the top: {@code X../.O./...}. */
  String rows() {
    StringBuilder text = new StringBuilder();
    int row = -1;
    for (int place : places) {
      if (place / sheetWidth != row) {
        text.append(row < 0 ? "" : "/");
        row = place / sheetWidth;
      }
      text.append(sheet[place]);
    }
    return text.toString();
  }
}
