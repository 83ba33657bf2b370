package games.oxo.search.solve.score;

import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import java.util.Arrays;

/**
 * The best prospects that look at one player's stones alone: the least and the mean margin over all
 * full boards that hold them. Every way to fill the frame is scored once; then a table for each
 * player has the answer for each of its sets of stones, the least margin in the upper half of an
 * int and the mean in the lower.
 */
final class EndTable implements Prospects {
  /** Frames with more empty cells take too long. */
  private static final int MOST_CELLS = 26;

  /** While the table is made there are two of ints and two of floats. */
  private static final long BYTES_PER_SET = 16;

  private static final int UNKNOWN = Short.MAX_VALUE;
  private static final int TASK_BITS = 6;

  private final int[] forX;
  private final int[] forO;
  private final int unit;

  /**
   * Makes the table of a frame that {@link #suits}.
   *
   * @throws SearchStopped when the clock says so
   */
  EndTable(Kernel kernel, Frame frame, int mostPoints, WorkerPool pool, Clock clock) {
    unit = UNKNOWN / Math.max(1, mostPoints);
    forX = new int[1 << frame.size()];
    forO = new int[1 << frame.size()];
    Arrays.fill(forX, UNKNOWN);
    Arrays.fill(forO, UNKNOWN);
    int taskBits = pool.size() == 1 ? 0 : Math.min(TASK_BITS, frame.size());
    Filler[] fillers = new Filler[pool.size()];
    for (int i = 0; i < fillers.length; i++) {
      fillers[i] = new Filler(kernel, frame, clock.forWorker(i, () -> false));
    }
    pool.work(1 << taskBits, (worker, number) -> fillers[worker].fill(number, taskBits));
    pool.work(
        2,
        (worker, number) ->
            spread(number == 0 ? forX : forO, frame.size(), frame.stones(number == 0)));
  }

  /** Whether there can be a table for so many empty cells in so much memory. */
  static boolean suits(int cells, long bytes, int mostPoints) {
    return cells <= MOST_CELLS && BYTES_PER_SET << cells <= bytes && mostPoints < UNKNOWN;
  }

  @Override
  public long of(boolean x, long added) {
    int both = (x ? forX : forO)[(int) added];
    return Prospects.pack(both >> 16, (short) both);
  }

  @Override
  public int unit() {
    return unit;
  }

  /** Scores full boards. */
  private final class Filler {
    private final Frame frame;
    private final Clock clock;
    private final Ends ends;
    private int count;

    Filler(Kernel kernel, Frame frame, Clock clock) {
      this.frame = frame;
      this.clock = clock;
      ends = new Ends(kernel, frame);
    }

    /** Scores all ends in which X has exactly the given ones of the highest numbers. */
    void fill(int number, int highBits) {
      int lowBits = frame.size() - highBits;
      long high = (long) number << lowBits;
      int stones = frame.stones(true) - Integer.bitCount(number);
      if (stones < 0 || stones > lowBits) {
        return;
      }
      if (stones == 0) {
        score(high);
        return;
      }
      for (long low = (1L << stones) - 1; low < 1L << lowBits; low = nextOfSameSize(low)) {
        score(high | low);
      }
    }

    private void score(long addedByX) {
      if ((++count & 255) == 0 && clock.isOver(0)) {
        throw new SearchStopped();
      }
      int margin = ends.marginOfX(addedByX);
      forX[(int) addedByX] = margin;
      forO[(int) (frame.all() & ~addedByX)] = -margin;
    }

    /** The next larger number with as many bits. */
    private static long nextOfSameSize(long set) {
      long lowest = set & -set;
      long carried = set + lowest;
      return carried | ((set ^ carried) >>> 2) / lowest;
    }
  }

  /**
   * From the margins of the ends, which are the sets of {@code stones} numbers, to the least and
   * the mean margin of every smaller set.
   */
  private void spread(int[] table, int cells, int stones) {
    float[] sums = new float[table.length];
    for (int i = 0; i < table.length; i++) {
      sums[i] = table[i] == UNKNOWN ? 0 : table[i];
    }
    for (int bit = 1; bit < table.length; bit <<= 1) {
      for (int block = 0; block < table.length; block += 2 * bit) {
        for (int i = block; i < block + bit; i++) {
          table[i] = Math.min(table[i], table[i + bit]);
          sums[i] += sums[i + bit];
        }
      }
    }
    float[] weights = new float[cells + 1];
    double ends = 1;
    for (int size = stones; size >= 0; size--) {
      weights[size] = (float) (unit / ends);
      ends = ends * (cells - size + 1) / (stones - size + 1);
    }
    for (int i = 0; i < table.length; i++) {
      int mean = Math.round(sums[i] * weights[Integer.bitCount(i)]);
      table[i] = (table[i] << 16) | (mean & 0xFFFF);
    }
  }
}
