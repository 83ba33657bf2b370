package games.oxo.game.check;

import games.oxo.game.board.Player;
import java.util.Arrays;

/**
 * The referee's own search for a win by threats: each stone of the winner threatens to complete a
 * line with the next, and leaves the other side one answer, until there is none. Written plainly,
 * line by line, and shared with no solver.
 *
 * <p>It applies only while sides change after every stone and every free cell is legal; otherwise
 * it finds nothing.
 */
final class PlainThreatSearch {
  private static final int NO_ANSWER = -1;
  private static final int NO_THREAT = -2;

  private final PlainBoard board;
  private final Player winner;
  private final Runnable counter;
  private final long[] lines;

  /** The lines through each cell. */
  private final long[][] linesThrough;

  private int left;

  /**
   * @param counter is called for each position that is looked at
   */
  PlainThreatSearch(PlainBoard board, Player winner, Runnable counter) {
    this.board = board;
    this.winner = winner;
    this.counter = counter;
    lines = board.winningLines();
    linesThrough = new long[board.cells()][];
    for (int cell = 0; cell < linesThrough.length; cell++) {
      long bit = 1L << cell;
      linesThrough[cell] = Arrays.stream(lines).filter(line -> (line & bit) != 0).toArray();
    }
  }

  /**
   * Whether the winner, who is to move and cannot win at once, wins so.
   *
   * @param most how many positions of the winner it may look at
   */
  boolean wins(int most) {
    left = most;
    return most > 0 && board.isPlain() && search();
  }

  /** First all stones that leave no answer, then those that leave one, in the order of cells. */
  private boolean search() {
    if (--left < 0) {
      return false;
    }
    counter.run();
    long blocks = lacking(lines, winner.other(), 1);
    long tries = lacking(lines, winner, 2);
    long answered = 0;
    int[] answers = new int[board.cells()];
    for (int cell = 0; cell < board.cells(); cell++) {
      long bit = 1L << cell;
      // Another cell than this one would let the other side win.
      if ((tries & bit) == 0 || (blocks & ~bit) != 0) {
        continue;
      }
      int answer = answerTo(cell);
      if (answer == NO_ANSWER) {
        return true;
      }
      if (answer >= 0) {
        answered |= bit;
        answers[cell] = answer;
      }
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      if ((answered >>> cell & 1) != 0 && winsAfter(cell, answers[cell])) {
        return true;
      }
    }
    return false;
  }

  /**
   * The one cell that the other side must take after a stone of the winner, who could not win
   * before: only lines through the stone can threaten.
   */
  private int answerTo(int cell) {
    board.play(cell);
    int answer = NO_THREAT;
    if (!board.isOver()) {
      long threats = lacking(linesThrough[cell], winner, 1);
      if (Long.bitCount(threats) > 1) {
        answer = NO_ANSWER;
      } else if (threats != 0) {
        answer = Long.numberOfTrailingZeros(threats);
        board.play(answer);
        boolean loses = board.isOver() && board.winner() == winner;
        board.takeBack(answer);
        answer = loses ? NO_ANSWER : answer;
      }
    }
    board.takeBack(cell);
    return answer;
  }

  private boolean winsAfter(int cell, int answer) {
    board.play(cell);
    board.play(answer);
    boolean won = !board.isOver() && search();
    board.takeBack(answer);
    board.takeBack(cell);
    return won;
  }

  /** The free cells of those lines on which a player lacks so many stones, the other has none. */
  private long lacking(long[] among, Player player, int stones) {
    long own = board.stones(player);
    long other = board.stones(player.other());
    long found = 0;
    for (long line : among) {
      boolean isOpen = (line & other) == 0 && Long.bitCount(line & ~own) == stones;
      found |= isOpen ? line & ~own : 0;
    }
    return found;
  }
}
