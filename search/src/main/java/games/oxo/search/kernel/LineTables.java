package games.oxo.search.kernel;

import games.oxo.game.Dice;
import games.oxo.game.board.Board;
import games.oxo.game.definition.LineRule;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Look-up tables of the cells that would complete a line for a player after each stone.
 *
 * <p>In a line game the cells that would complete a line depend only on the player's own stones and
 * only ever grow in number, and a new stone changes them only on the lines through it. So a search
 * carries two sets per player, and after a stone on {@code cell} adds what this class finds:
 *
 * <pre>
 *   wins  |= tables.wins(own, cell);    // own already holds the stone
 *   loses |= tables.loses(own, cell);
 * </pre>
 *
 * The sets may hold occupied cells; users mask them with what is free. A cell can be in both: a
 * move that completes a winning and a losing line wins.
 *
 * <p>Each straight line of the board has a table indexed by the player's stones on it. The index is
 * gathered from the board by one multiplication: {@code ((own & line) * factor) >>> shift} sends
 * the scattered bits of the line next to each other at the top of the product. Lines that are too
 * long for a table are cut to a window around the cell; where even that is too long, the runs
 * through the cell are looked at one by one.
 */
public final class LineTables {
  /** Longest line or window with a table of its own. */
  private static final int MAX_INDEX_BITS = 11;

  /** All tables together stay below this many entries; past it, runs are looked at one by one. */
  private static final int MAX_ENTRIES = 1 << 20;

  private static final int MAX_DIRECTIONS = 4;
  private static final int FIELDS = 4;
  private static final int LINE = 0;
  private static final int FACTOR = 1;
  private static final int SHIFT = 2;
  private static final int BASE = 3;

  private final boolean tabled;

  /** Whether there are only three directions. */
  private final boolean hexagonal;

  /** For each cell and direction: the line, its factor, its shift, and where its table begins. */
  private final long[] steps;

  /** For each index the cells that would complete a winning line, then those for a losing one. */
  private long[] table = new long[0];

  /** For each index the cells of winning lines that lack two stones; half as long as the table. */
  private long[] openings = new long[0];

  private final long[][] winRuns;
  private final long[][] loseRuns;

  public LineTables(Board board, LineRule rule) {
    winRuns = board.runsThrough(rule.win());
    loseRuns = board.runsThrough(rule.lose());
    steps = new long[board.cells() * MAX_DIRECTIONS * FIELDS];
    hexagonal = board.directions() == MAX_DIRECTIONS - 1;
    tabled = fill(board, rule);
  }

  /** The cells on the lines through {@code cell} that would complete a winning line. */
  public long wins(long own, int cell) {
    return tabled ? look(own, cell, 0) : complete(own, winRuns[cell]);
  }

  /** The cells on the lines through {@code cell} that would complete a losing line. */
  public long loses(long own, int cell) {
    return tabled ? look(own, cell, 1) : complete(own, loseRuns[cell]);
  }

  /**
   * The cells on the lines through {@code cell} that belong to a winning line which lacks exactly
   * two stones: a stone on one of them threatens the other, if the other side has neither.
   */
  public long openings(long own, int cell) {
    return tabled ? lookAtOpenings(own, cell) : open(own, winRuns[cell]);
  }

  /** The same for all lines. */
  public long allOpenings(long own) {
    long cells = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      cells |= openings(own, Long.numberOfTrailingZeros(rest));
    }
    return cells;
  }

  /** All cells that would complete a winning line for these stones. */
  public long allWins(long own) {
    long cells = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      cells |= wins(own, Long.numberOfTrailingZeros(rest));
    }
    return cells;
  }

  /** All cells that would complete a losing line for these stones. */
  public long allLoses(long own) {
    long cells = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      cells |= loses(own, Long.numberOfTrailingZeros(rest));
    }
    return cells;
  }

  /** Written out without a loop, so that a caller's two look-ups share the work on the indices. */
  private long look(long own, int cell, int which) {
    int i = cell * (MAX_DIRECTIONS * FIELDS);
    long found =
        table[index(own, i) + which]
            | table[index(own, i + FIELDS) + which]
            | table[index(own, i + 2 * FIELDS) + which];
    return hexagonal ? found : found | table[index(own, i + 3 * FIELDS) + which];
  }

  private int index(long own, int i) {
    return (int) steps[i + BASE]
        + 2 * (int) (((own & steps[i + LINE]) * steps[i + FACTOR]) >>> steps[i + SHIFT]);
  }

  private long lookAtOpenings(long own, int cell) {
    int i = cell * (MAX_DIRECTIONS * FIELDS);
    long found =
        openings[index(own, i) >> 1]
            | openings[index(own, i + FIELDS) >> 1]
            | openings[index(own, i + 2 * FIELDS) >> 1];
    return hexagonal ? found : found | openings[index(own, i + 3 * FIELDS) >> 1];
  }

  /** The cells that are missing in runs in which exactly two are. */
  private static long open(long own, long[] runs) {
    long cells = 0;
    for (long run : runs) {
      long missing = run & ~own;
      cells |= Long.bitCount(missing) == 2 ? missing : 0;
    }
    return cells;
  }

  /** The cells that alone are missing in one of these runs. */
  public static long complete(long own, long[] runs) {
    long cells = 0;
    for (long run : runs) {
      long missing = run & ~own;
      cells |= (missing & (missing - 1)) == 0 ? missing : 0;
    }
    return cells;
  }

  /** Builds the tables; false when they would be too large. */
  private boolean fill(Board board, LineRule rule) {
    int reach = Math.max(rule.win(), rule.lose()) - 1;
    long[] winRunsOnBoard = board.runs(rule.win());
    long[] loseRunsOnBoard = board.runs(rule.lose());
    Map<Long, long[]> known = new HashMap<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int direction = 0; direction < board.directions(); direction++) {
        long line = line(board, cell, direction, Board.MAX_CELLS);
        if (Long.bitCount(line) > MAX_INDEX_BITS) {
          line = line(board, cell, direction, reach);
        }
        if (Long.bitCount(line) > MAX_INDEX_BITS) {
          return false;
        }
        long[] step = known.get(line);
        if (step == null) {
          step = step(line, winRunsOnBoard, loseRunsOnBoard);
          known.put(line, step);
        }
        if (table.length > 2 * MAX_ENTRIES) {
          return false;
        }
        System.arraycopy(step, 0, steps, (cell * MAX_DIRECTIONS + direction) * FIELDS, FIELDS);
      }
    }
    return true;
  }

  /** The cells on a straight line through a cell, up to this many steps away from it. */
  public static long line(Board board, int cell, int direction, int reach) {
    long line = 1L << cell;
    for (int sign = -1; sign <= 1; sign += 2) {
      for (int steps = 1; steps <= reach; steps++) {
        int next = board.step(cell, direction, sign * steps);
        if (next < 0) {
          break;
        }
        line |= 1L << next;
      }
    }
    return line;
  }

  /** Finds the factor for a line and appends its table. */
  private long[] step(long line, long[] winRunsOnBoard, long[] loseRunsOnBoard) {
    int bits = Long.bitCount(line);
    long[] wins = Arrays.stream(winRunsOnBoard).filter(run -> (run & ~line) == 0).toArray();
    long[] loses = Arrays.stream(loseRunsOnBoard).filter(run -> (run & ~line) == 0).toArray();
    int shift = 64 - bits;
    long factor = factor(line, shift);
    int base = table.length;
    table = Arrays.copyOf(table, base + (2 << bits));
    openings = Arrays.copyOf(openings, table.length / 2);
    for (long subset = line; ; subset = (subset - 1) & line) {
      int index = (int) ((subset * factor) >>> shift);
      table[base + 2 * index] = complete(subset, wins);
      table[base + 2 * index + 1] = complete(subset, loses);
      openings[base / 2 + index] = open(subset, wins);
      if (subset == 0) {
        return new long[] {line, factor, shift, base};
      }
    }
  }

  /**
   * A factor f that gives every subset of the line an index of its own, {@code (subset * f) >>>
   * shift}; found by trial.
   */
  public static long factor(long line, int shift) {
    Dice dice = new Dice(line);
    int size = 1 << (64 - shift);
    int[] seen = new int[size];
    for (int trial = 1; ; trial++) {
      // Few bits set: each moves the line as a whole, and few moves seldom collide.
      long factor = dice.next();
      factor &= dice.next();
      factor &= dice.next();
      boolean unique = true;
      for (long subset = line; unique; subset = (subset - 1) & line) {
        int index = (int) ((subset * factor) >>> shift);
        unique = seen[index] != trial;
        seen[index] = trial;
        if (subset == 0) {
          break;
        }
      }
      if (unique) {
        return factor;
      }
    }
  }
}
