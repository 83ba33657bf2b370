package games.oxo.table.step;

import games.oxo.game.Game;
import games.oxo.game.rules.PointCounter;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.solve.ValueScale;
import games.oxo.table.rank.Numbering;
import games.oxo.table.rank.Numberings;
import org.jspecify.annotations.Nullable;

/**
 * Generates the successors of the positions of one layer and takes the best of their values. The
 * positions come in the order of their numbers, so that many in a row have the same shape; what
 * depends only on the shape is computed once. An instance serves one thread.
 */
public final class SuccessorValues {
  /** So many numbers are handed on at once. */
  private static final int ROOM = 1 << 13;

  private final SearchRules rules;
  private final int ply;
  private final Numbering.Cursor cursor;
  private final Numbering.@Nullable OneShape[] next;
  private final boolean moverIsX;
  private final boolean sidesChange;
  private final boolean linesWin;
  private final boolean linesLose;
  private final PointCounter counter;
  private final int win;
  private final int cells;
  private final long[] found = new long[ROOM];
  private final @Nullable LayerSlice[] sliceAfter;

  // What the successors must be like, for the positions that are asked about.
  private long from;
  private long end;
  private LayerSlices slices = LayerSlices.NONE;

  private long shape;
  private long legal;

  /** The legal cells whose successors may be among the wanted ones. */
  private long wanted;

  private long own;
  private long other;

  /**
   * @param ply the stones of the positions to look at, fewer than there are cells
   */
  public SuccessorValues(SearchRules rules, Numberings numberings, int ply) {
    this.rules = rules;
    this.ply = ply;
    Game game = rules.game();
    cursor = numberings.of(ply).cursor();
    cells = rules.cells();
    next = new Numbering.OneShape[cells];
    sliceAfter = new LayerSlice[cells];
    boolean full = ply + 1 == cells;
    for (int cell = 0; cell < cells && !full; cell++) {
      next[cell] = numberings.of(ply + 1).oneShape();
    }
    moverIsX = rules.moverIsX(ply);
    sidesChange = rules.sidesChange(ply);
    linesWin = !game.rules().winning().isNone();
    linesLose = !game.rules().losing().isNone();
    counter = game.rules().newCounter();
    win = new ValueScale(game).win(ply + 1);
  }

  /** What is computed for a shape depends on what is wanted, so it is computed anew. */
  private void want(long newFrom, long newEnd, LayerSlices newSlices) {
    from = newFrom;
    end = newEnd;
    slices = newSlices;
    cursor.reset();
  }

  private void place(long number) {
    if (cursor.to(number)) {
      placeShape();
    }
    long x = cursor.x();
    own = moverIsX ? x : shape ^ x;
    other = shape ^ own;
  }

  private void placeShape() {
    shape = cursor.shape();
    legal = rules.legal(shape, ply);
    wanted = 0;
    for (long rest = legal; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      Numbering.OneShape after = next[cell];
      if (after != null) {
        after.set(shape | (rest & -rest));
        if (after.first() < end && after.end() > from) {
          wanted |= rest & -rest;
        }
        sliceAfter[cell] = slices.reachingInto(after.first(), after.end());
      }
    }
  }

  /**
   * The cells of these that complete a winning line; looks at the cells or the stones, if fewer.
   */
  private long winning(long among) {
    if (!linesWin) {
      return 0;
    }
    LineTables lines = rules.lines();
    if (Long.bitCount(among) >= Long.bitCount(own)) {
      return lines.allWins(own) & among;
    }
    long winning = 0;
    for (long rest = among; rest != 0; rest &= rest - 1) {
      winning |= lines.wins(own, Long.numberOfTrailingZeros(rest)) & rest & -rest;
    }
    return winning;
  }

  /** The cells of these that complete a losing line; some may complete a winning one too. */
  private long losing(long among) {
    if (!linesLose) {
      return 0;
    }
    LineTables lines = rules.lines();
    if (Long.bitCount(among) >= Long.bitCount(own)) {
      return lines.allLoses(own) & among;
    }
    long losing = 0;
    for (long rest = among; rest != 0; rest &= rest - 1) {
      losing |= lines.loses(own, Long.numberOfTrailingZeros(rest)) & rest & -rest;
    }
    return losing;
  }

  private long numberAfter(long bit) {
    Numbering.OneShape after = next[Long.numberOfTrailingZeros(bit)];
    if (after == null) {
      throw new IllegalStateException("a full board has no number");
    }
    return after.number(moverIsX ? own | bit : other);
  }

  /**
   * Marks the positions that these lead to and in which the game goes on.
   *
   * @param from only those with numbers from this on are wanted
   * @param end only those with numbers below this are wanted
   */
  public void mark(long[] numbers, int count, VisitedSet marks, long from, long end) {
    want(from, end, LayerSlices.NONE);
    int size = 0;
    for (int i = 0; i < count; i++) {
      place(numbers[i]);
      if (wanted == 0) {
        continue;
      }
      if (size + cells > ROOM) {
        marks.add(found, size);
        size = 0;
      }
      long ending = winning(wanted) | losing(wanted);
      for (long rest = wanted & ~ending; rest != 0; rest &= rest - 1) {
        found[size++] = numberAfter(rest & -rest);
      }
    }
    marks.add(found, size);
  }

  /**
   * Raises the values of these positions to what the moves are worth that end the game at once or
   * lead into slices of the next layer.
   *
   * @param best the values so far
   */
  public void value(long[] numbers, int count, int[] best, LayerSlices slices) {
    want(0, Long.MAX_VALUE, slices);
    for (int i = 0; i < count; i++) {
      place(numbers[i]);
      best[i] = Math.max(best[i], value());
    }
  }

  private int value() {
    if (winning(legal) != 0) {
      return win;
    }
    long losing = losing(legal);
    int best = losing != 0 ? -win : Integer.MIN_VALUE;
    for (long rest = legal & ~losing; rest != 0; rest &= rest - 1) {
      long bit = rest & -rest;
      if (ply + 1 == cells) {
        best = Math.max(best, margin(bit));
      } else {
        int value = valueAfter(bit);
        if (value != LayerSlice.ELSEWHERE) {
          best = Math.max(best, sidesChange ? -value : value);
        }
      }
    }
    return best;
  }

  /** What the next layer says of the position after a move. */
  private int valueAfter(long bit) {
    LayerSlice slice = sliceAfter[Long.numberOfTrailingZeros(bit)];
    return slice == null ? LayerSlice.ELSEWHERE : slice.value(numberAfter(bit));
  }

  /** Receiver of the values of moves. */
  @FunctionalInterface
  public interface MoveValueTaker {
    /**
     * Takes the value of a move to the player who makes it.
     *
     * @param index which position it is of those that were asked about
     */
    void take(int index, int value);
  }

  /**
   * Tells what all moves of these positions are worth that lead into slices of the next layer, or
   * that end the game.
   *
   * @param ends whether to tell of the moves that end the game
   */
  public void moveValues(
      long[] numbers, int count, boolean ends, LayerSlices slices, MoveValueTaker taker) {
    want(0, Long.MAX_VALUE, slices);
    for (int i = 0; i < count; i++) {
      place(numbers[i]);
      long winning = winning(legal);
      long losing = losing(legal) & ~winning;
      for (long rest = legal; rest != 0; rest &= rest - 1) {
        long bit = rest & -rest;
        boolean full = ply + 1 == cells;
        if (full || ((winning | losing) & bit) != 0) {
          if (ends) {
            taker.take(i, (winning & bit) != 0 ? win : (losing & bit) != 0 ? -win : margin(bit));
          }
        } else {
          int value = valueAfter(bit);
          if (value != LayerSlice.ELSEWHERE) {
            taker.take(i, sidesChange ? -value : value);
          }
        }
      }
    }
  }

  /** What the last stone of a full board without a line is worth. */
  private int margin(long bit) {
    return counter.points(own | bit) - counter.points(other);
  }
}
