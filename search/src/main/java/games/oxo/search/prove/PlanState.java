package games.oxo.search.prove;

import games.oxo.search.prove.AttackSearch.Outcome;
import java.util.Arrays;

/** The state of tasks and plans as a row of numbers, which is written and read in one order. */
final class PlanState {
  private static final int FIRST_SIZE = 256;

  private long[] numbers;
  private int end;
  private int next;
  private boolean broken;

  PlanState() {
    this(new long[FIRST_SIZE]);
    end = 0;
  }

  /** One that is to be read. */
  PlanState(long[] numbers) {
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

  Outcome readOutcome() {
    return switch (read(2)) {
      case 1 -> Outcome.PROVEN;
      case 2 -> Outcome.FAILED;
      default -> Outcome.OPEN;
    };
  }

  /** Whether exactly all numbers have been read, and each was in its range. */
  boolean isWhole() {
    return !broken && next == end;
  }

  long[] numbers() {
    return Arrays.copyOf(numbers, end);
  }
}
