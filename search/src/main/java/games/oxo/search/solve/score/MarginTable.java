package games.oxo.search.solve.score;

import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.SearchStopped;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Table of the best margin bounds that depend on one player's stones alone: the minimum and the
 * mean margin over all full boards that contain them. Every way to fill the root is scored once; a
 * {@link SupersetTransform} for each player then computes the bounds for each set of stones, with
 * the minimum in the upper half of an int and the mean in the lower.
 */
final class MarginTable implements MarginBounds {
  /** Roots with more empty cells take too long: each cell doubles the table. Chosen by hand. */
  private static final int MOST_CELLS = 26;

  /** While the table is made there are two of ints and two of floats. */
  private static final long BYTES_PER_SET = 16;

  private static final int TASK_BITS = 6;
  private static final int BOARDS_BETWEEN_LOOKS = 256;
  private static final long DONE = -1;

  private final int[] forX;
  private final int[] forO;
  private final int unit;
  private final WorkerPool pool;
  private @Nullable Building building;

  /**
   * A table that is yet to be {@link #build built}.
   *
   * @param root one that it {@link #suits}
   */
  MarginTable(CompactRoot root, int mostPoints, WorkerPool pool) {
    this.pool = pool;
    unit = SupersetTransform.UNKNOWN / Math.max(1, mostPoints);
    forX = new int[1 << root.size()];
    forO = new int[1 << root.size()];
    Arrays.fill(forX, SupersetTransform.UNKNOWN);
    Arrays.fill(forO, SupersetTransform.UNKNOWN);
    building = new Building(root);
  }

  /** Whether there can be a table for this many empty cells in this much memory. */
  static boolean suits(int cells, long bytes, int mostPoints) {
    return cells <= MOST_CELLS
        && BYTES_PER_SET << cells <= bytes
        && mostPoints < SupersetTransform.UNKNOWN;
  }

  /**
   * Computes the table if it is not ready, or continues where it was stopped.
   *
   * @throws SearchStopped when the clock says so
   */
  void build(Clock clock) {
    if (building != null) {
      building.run(clock);
      building = null;
    }
  }

  @Override
  public long of(boolean x, long added) {
    int both = (x ? forX : forO)[(int) added];
    return MarginBounds.pack(both >> 16, (short) both);
  }

  @Override
  public int unit() {
    return unit;
  }

  /** The construction of the table, and its progress. */
  private final class Building {
    private final CompactRoot root;
    private final FullBoardMargins[] margins = new FullBoardMargins[pool.size()];
    private final int taskBits;

    /** For each task the set of stones that it scores next. */
    private final long[] next;

    private final SupersetTransform[] transforms;

    Building(CompactRoot root) {
      this.root = root;
      for (int worker = 0; worker < margins.length; worker++) {
        margins[worker] = new FullBoardMargins(root);
      }
      taskBits = pool.size() == 1 ? 0 : Math.min(TASK_BITS, root.size());
      next = new long[1 << taskBits];
      for (int task = 0; task < next.length; task++) {
        int stones = root.stones(true) - Integer.bitCount(task);
        next[task] = stones < 0 || stones > lowBits() ? DONE : (1L << stones) - 1;
      }
      transforms =
          new SupersetTransform[] {
            new SupersetTransform(forX, root.stones(true), unit),
            new SupersetTransform(forO, root.stones(false), unit)
          };
    }

    private int lowBits() {
      return root.size() - taskBits;
    }

    void run(Clock clock) {
      Clock[] clocks = new Clock[pool.size()];
      for (int worker = 0; worker < clocks.length; worker++) {
        clocks[worker] = clock.forWorker(worker);
      }
      pool.work(next.length, (worker, task) -> fill(task, margins[worker], clocks[worker]));
      pool.work(2, (worker, player) -> transforms[player].run(clocks[worker]));
    }

    /** Scores all full boards in which X has exactly those of the highest cells. */
    private void fill(int task, FullBoardMargins marginOf, Clock clock) {
      long high = (long) task << lowBits();
      int boards = 0;
      for (long low = next[task]; low != DONE; low = nextOfSameSize(low)) {
        next[task] = low;
        if (boards == BOARDS_BETWEEN_LOOKS || marginOf.tookLong()) {
          boards = 0;
          if (clock.isOver(0)) {
            throw new SearchStopped();
          }
        }
        boards++;
        long addedByX = high | low;
        int margin = marginOf.ofX(addedByX);
        forX[(int) addedByX] = margin;
        forO[(int) (root.all() & ~addedByX)] = -margin;
      }
      next[task] = DONE;
    }

    /** The next larger set of as many cells, or {@link #DONE} (Gosper's hack). */
    private long nextOfSameSize(long set) {
      if (set == 0) {
        return DONE;
      }
      long lowest = set & -set;
      long carried = set + lowest;
      long larger = carried | ((set ^ carried) >>> 2) / lowest;
      return larger < 1L << lowBits() ? larger : DONE;
    }
  }
}
