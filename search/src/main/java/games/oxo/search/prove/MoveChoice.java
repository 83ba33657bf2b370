package games.oxo.search.prove;

import games.oxo.game.definition.LineRule;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineState;
import java.util.Arrays;
import java.util.Objects;

/**
 * Move ordering of the attacker's quiet moves: cells of winning lines on which it has a stone and
 * the other side has none, the farthest from that stone first. Stones with gaps between them make
 * lines that are nearly complete without closing cells to their owner.
 */
final class MoveChoice {
  /** More than all lines through a cell count. */
  private static final int DISTANCE = 1000;

  private final long[][] runsThrough;
  private final int[][] distances;
  private final Prospects prospects;
  private final LineState[] stack;

  MoveChoice(Kernel kernel) {
    LineRule rule = Objects.requireNonNull(kernel.game().definition().line());
    runsThrough = kernel.game().board().runsThrough(rule.win());
    distances = distances(kernel, rule.win());
    prospects = new Prospects(kernel);
    stack = LineState.stack(kernel);
  }

  private static int[][] distances(Kernel kernel, int length) {
    int[][] found = new int[kernel.cells()][kernel.cells()];
    for (int cell = 0; cell < kernel.cells(); cell++) {
      for (int direction = 0; direction < kernel.game().board().directions(); direction++) {
        for (int steps = 1 - length; steps < length; steps++) {
          int to = kernel.game().board().step(cell, direction, steps);
          if (to >= 0) {
            found[cell][to] = Math.abs(steps);
          }
        }
      }
    }
    return found;
  }

  /**
   * The cells worth a look, in order.
   *
   * @param onAllLines whether to add the cells on the other side's lines, after the others
   */
  int[] cells(long attacker, long defender, boolean onAllLines) {
    LineState at = stack[Long.bitCount(attacker | defender)];
    at.set(attacker, defender);
    long tries = at.nonLosingMoves(at.free());
    int[] cells = new int[Long.bitCount(tries)];
    int[] scores = new int[cells.length];
    int end = 0;
    for (long rest = tries; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      int score = score(attacker, defender, cell);
      if (score == 0 && onAllLines) {
        score = score(defender, attacker, cell) > 0 ? 1 : 0;
      }
      if (score > 0) {
        int to = end++;
        for (; to > 0 && scores[to - 1] < score; to--) {
          scores[to] = scores[to - 1];
          cells[to] = cells[to - 1];
        }
        scores[to] = score;
        cells[to] = cell;
      }
    }
    return Arrays.copyOf(cells, end);
  }

  /** The largest distance to an own stone on an open line, then how many lines are open. */
  private int score(long own, long other, int cell) {
    int farthest = 0;
    for (long run : runsThrough[cell]) {
      if ((run & other) == 0) {
        for (long rest = run & own; rest != 0; rest &= rest - 1) {
          farthest = Math.max(farthest, distances[cell][Long.numberOfTrailingZeros(rest)]);
        }
      }
    }
    return farthest == 0 ? 0 : DISTANCE * farthest + prospects.looks(own, other, cell);
  }
}
