package games.oxo.search.prove;

import games.oxo.search.prove.AttackSearch.Outcome;
import java.util.Arrays;

/** The state of tasks and trees as a row of numbers, which is written and read in one order. */
final class TreeState {
  /**
   * What was done about an entry of a tree: of the expansions spent only the power of two is kept.
   *
   * @param tries jobs that have not decided a position, or 1 for a move that fails the pass test
   */
  record Effort(int tries, Guide guide, long spent) {
    static final Effort NONE = new Effort(0, Guide.FIRST, 0);
  }

  /** An entry of a tree; the number of those below it is one too large, 0 where there is none. */
  record Entry(int cell, int below, float number, Effort effort) {}

  private static final Entry NOTHING = new Entry(0, 0, Answer.REFUTED, Effort.NONE);
  private static final int FIRST_SIZE = 256;

  /** Nobody has the time for more. */
  private static final long MOST_EXPANSIONS = 1L << 56;

  // An entry in one number: its cell, its tries, how many are below it, its guide, the bits of the
  // number of expansions, its proof number.
  private static final int BYTE = 0xFF;
  private static final int TRIES_SHIFT = 8;
  private static final int BELOW_SHIFT = 16;
  private static final int BELOW = 0x7F;
  private static final int GUIDE_SHIFT = 23;
  private static final int GUIDE = 0x3;
  private static final int SPENT_SHIFT = 25;
  private static final int SPENT = 0x7F;

  /** The bits of {@link #MOST_EXPANSIONS}. */
  private static final int MOST_SPENT = 57;

  private static final int NUMBER_SHIFT = 32;

  private long[] numbers;
  private int end;
  private int next;
  private boolean broken;

  TreeState() {
    this(new long[FIRST_SIZE]);
    end = 0;
  }

  /** One that is to be read. */
  TreeState(long[] numbers) {
    this.numbers = numbers;
    end = numbers.length;
  }

  void write(long number) {
    if (end == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * end);
    }
    numbers[end++] = number;
  }

  void write(Outcome outcome) {
    write(
        switch (outcome) {
          case OPEN -> 0;
          case PROVEN -> 1;
          case FAILED -> 2;
        });
  }

  void write(Entry entry) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(Math.min(MOST_EXPANSIONS, entry.effort.spent));
    write(
        entry.cell
            | (long) entry.effort.tries << TRIES_SHIFT
            | (long) entry.below << BELOW_SHIFT
            | (long) entry.effort.guide.number << GUIDE_SHIFT
            | (long) bits << SPENT_SHIFT
            | (long) Float.floatToIntBits(entry.number) << NUMBER_SHIFT);
  }

  /** The next number; {@link #isWhole} says later whether there was one each time. */
  long read() {
    if (next < end) {
      return numbers[next++];
    }
    broken = true;
    return 0;
  }

  /** The next number, from 0 to a limit. */
  int read(int most) {
    long number = read();
    if (number < 0 || number > most) {
      broken = true;
      return 0;
    }
    return (int) number;
  }

  /** The next number, which counts expansions. */
  long readCount() {
    long number = read();
    broken |= number < 0 || number > MOST_EXPANSIONS;
    return number;
  }

  Outcome readOutcome() {
    return switch (read(2)) {
      case 1 -> Outcome.PROVEN;
      case 2 -> Outcome.FAILED;
      default -> Outcome.OPEN;
    };
  }

  /**
   * The next entry.
   *
   * @param depth how many entries are above it; no game has more than stones
   */
  Entry readEntry(int depth) {
    long bits = read();
    int cell = (int) bits & BYTE;
    int tries = (int) (bits >>> TRIES_SHIFT) & BYTE;
    int below = (int) (bits >>> BELOW_SHIFT) & BELOW;
    int guide = (int) (bits >>> GUIDE_SHIFT) & GUIDE;
    int spent = (int) (bits >>> SPENT_SHIFT) & SPENT;
    float number = Float.intBitsToFloat((int) (bits >>> NUMBER_SHIFT));
    boolean fits = cell < Long.SIZE && below <= Long.SIZE + 1 && depth <= Long.SIZE && number >= 0;
    if (broken || !fits || guide >= Guide.count() || spent > MOST_SPENT) {
      broken = true;
      return NOTHING;
    }
    long expansions = spent == 0 ? 0 : 1L << (spent - 1);
    return new Entry(cell, below, number, new Effort(tries, Guide.of(guide), expansions));
  }

  /** Whether exactly all numbers have been read, and each was in its range. */
  boolean isWhole() {
    return !broken && next == end;
  }

  long[] numbers() {
    return Arrays.copyOf(numbers, end);
  }
}
