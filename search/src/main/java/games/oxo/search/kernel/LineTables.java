package games.oxo.search.kernel;

import games.oxo.game.board.Board;
import games.oxo.game.rules.CellPattern;
import games.oxo.game.rules.Rules;
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
 * long for a table are cut to a window around the cell; where even that is too long, and where sets
 * of cells win or lose that do not lie on straight lines, the sets through the cell are looked at
 * one by one.
 */
public final class LineTables {
  /** Longest line or window with a table of its own. */
  private static final int MAX_INDEX_BITS = 11;

  /** All tables together stay below this many entries; past it, sets are looked at one by one. */
  private static final int MAX_ENTRIES = 1 << 20;

  private static final int MAX_DIRECTIONS = 4;

  /** A straight line or a window of it: its cells, and where its table begins. */
  private record Line(long cells, long factor, int shift, int base) {}

  /**
   * The lines through a cell in each direction. They are fields and not elements of an array: that
   * saves checks of bounds, and lets two look-ups at the same cell share what they load.
   */
  private static final class Star {
    final long cells0;
    final long cells1;
    final long cells2;
    final long cells3;
    final long factor0;
    final long factor1;
    final long factor2;
    final long factor3;
    final int shift0;
    final int shift1;
    final int shift2;
    final int shift3;
    final int base0;
    final int base1;
    final int base2;
    final int base3;

    Star(Line[] lines) {
      cells0 = lines[0].cells;
      cells1 = lines[1].cells;
      cells2 = lines[2].cells;
      cells3 = lines[3].cells;
      factor0 = lines[0].factor;
      factor1 = lines[1].factor;
      factor2 = lines[2].factor;
      factor3 = lines[3].factor;
      shift0 = lines[0].shift;
      shift1 = lines[1].shift;
      shift2 = lines[2].shift;
      shift3 = lines[3].shift;
      base0 = lines[0].base;
      base1 = lines[1].base;
      base2 = lines[2].base;
      base3 = lines[3].base;
    }

    int index0(long own) {
      return base0 + 2 * (int) (((own & cells0) * factor0) >>> shift0);
    }

    int index1(long own) {
      return base1 + 2 * (int) (((own & cells1) * factor1) >>> shift1);
    }

    int index2(long own) {
      return base2 + 2 * (int) (((own & cells2) * factor2) >>> shift2);
    }

    int index3(long own) {
      return base3 + 2 * (int) (((own & cells3) * factor3) >>> shift3);
    }
  }

  private final boolean tabled;

  /** Whether there are only three directions. */
  private final boolean three;

  /** For each cell the lines through it. */
  private final Star[] stars;

  /**
   * For each index the cells that would complete a winning line, then those for a losing one. The
   * first index is that of no line, which stands in for a direction in which lines do not run.
   */
  private long[] table = new long[2];

  /** For each index the cells of winning lines that lack two stones; half as long as the table. */
  private long[] openings = new long[1];

  private final long[][] winSets;
  private final long[][] loseSets;

  public LineTables(Board board, Rules rules) {
    winSets = rules.winning().through();
    loseSets = rules.losing().through();
    stars = new Star[board.cells()];
    three = board.directions() < MAX_DIRECTIONS;
    tabled = fill(board, rules.winning(), rules.losing());
  }

  /** The cells on the lines through {@code cell} that would complete a winning line. */
  public long wins(long own, int cell) {
    return tabled ? look(own, cell, 0) : complete(own, winSets[cell]);
  }

  /** The cells on the lines through {@code cell} that would complete a losing line. */
  public long loses(long own, int cell) {
    return tabled ? look(own, cell, 1) : complete(own, loseSets[cell]);
  }

  /**
   * The cells on the lines through {@code cell} that belong to a winning line which lacks exactly
   * two stones: a stone on one of them threatens the other, if the other side has neither.
   */
  public long openings(long own, int cell) {
    return tabled ? lookAtOpenings(own, cell) : open(own, winSets[cell]);
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
    Star star = stars[cell];
    long found =
        table[star.index0(own) + which]
            | table[star.index1(own) + which]
            | table[star.index2(own) + which];
    return three ? found : found | table[star.index3(own) + which];
  }

  private long lookAtOpenings(long own, int cell) {
    Star star = stars[cell];
    long found =
        openings[star.index0(own) >> 1]
            | openings[star.index1(own) >> 1]
            | openings[star.index2(own) >> 1];
    return three ? found : found | openings[star.index3(own) >> 1];
  }

  /** The cells that are missing in sets in which exactly two are. */
  private static long open(long own, long[] sets) {
    long cells = 0;
    for (long set : sets) {
      long missing = set & ~own;
      cells |= Long.bitCount(missing) == 2 ? missing : 0;
    }
    return cells;
  }

  /** The cells that alone are missing in one of these sets. */
  public static long complete(long own, long[] sets) {
    long cells = 0;
    for (long set : sets) {
      long missing = set & ~own;
      cells |= (missing & (missing - 1)) == 0 ? missing : 0;
    }
    return cells;
  }

  /** Builds the tables; false when they would be too large or would miss a set. */
  private boolean fill(Board board, CellPattern winning, CellPattern losing) {
    int reach = Math.max(winning.largest(), losing.largest()) - 1;
    long[] wins = winning.sets();
    long[] loses = losing.sets();
    Map<Long, Line> known = new HashMap<>();
    Line[] through = new Line[MAX_DIRECTIONS];
    Arrays.fill(through, new Line(0, 0, 0, 0));
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int direction = 0; direction < board.directions(); direction++) {
        long line = line(board, cell, direction, Board.MAX_CELLS);
        if (Long.bitCount(line) > MAX_INDEX_BITS) {
          line = line(board, cell, direction, reach);
        }
        if (Long.bitCount(line) > MAX_INDEX_BITS) {
          return false;
        }
        Line tabledLine = known.get(line);
        if (tabledLine == null) {
          tabledLine = add(line, wins, loses);
          known.put(line, tabledLine);
        }
        if (table.length > 2 * MAX_ENTRIES) {
          return false;
        }
        through[direction] = tabledLine;
      }
      if (!hold(through, winSets[cell]) || !hold(through, loseSets[cell])) {
        return false;
      }
      stars[cell] = new Star(through);
    }
    return true;
  }

  /** Whether each of these sets lies on one of the lines. */
  private static boolean hold(Line[] lines, long[] sets) {
    for (long set : sets) {
      boolean held = false;
      for (Line line : lines) {
        held |= (set & ~line.cells) == 0;
      }
      if (!held) {
        return false;
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
        if (next < 0 || next == cell) {
          break;
        }
        line |= 1L << next;
      }
    }
    return line;
  }

  /** Finds the factor for a line and appends its table. */
  private Line add(long line, long[] winSetsOnBoard, long[] loseSetsOnBoard) {
    long[] wins = Arrays.stream(winSetsOnBoard).filter(set -> (set & ~line) == 0).toArray();
    long[] loses = Arrays.stream(loseSetsOnBoard).filter(set -> (set & ~line) == 0).toArray();
    Gather gather = Gather.of(line);
    int base = table.length;
    table = Arrays.copyOf(table, base + 2 * gather.size());
    openings = Arrays.copyOf(openings, table.length / 2);
    for (long subset = line; ; subset = (subset - 1) & line) {
      int index = gather.index(subset);
      table[base + 2 * index] = complete(subset, wins);
      table[base + 2 * index + 1] = complete(subset, loses);
      openings[base / 2 + index] = open(subset, wins);
      if (subset == 0) {
        return new Line(line, gather.factor(), gather.shift(), base);
      }
    }
  }
}
