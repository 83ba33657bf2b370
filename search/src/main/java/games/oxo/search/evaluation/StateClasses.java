package games.oxo.search.evaluation;

import games.oxo.search.evaluation.Tuples.Kind;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which states of a kind of tuple mean the same: those that symmetries turn into each other, and,
 * where both colours are alike, those with all stones of the other colour, which mean the opposite.
 */
public final class StateClasses {
  private final int[] first;
  private final byte[] signs;

  /**
   * @param alike whether both colours are alike
   */
  public StateClasses(Kind kind, boolean alike) {
    this(kind.cells(), kind.turns(), alike);
  }

  /**
   * Those of a row of cells.
   *
   * @param mirrored whether it means the same from both ends
   */
  public static StateClasses ofRow(int cells, boolean mirrored, boolean alike) {
    List<Integer> ahead = IntStream.range(0, cells).boxed().toList();
    List<Integer> back = IntStream.range(0, cells).mapToObj(i -> cells - 1 - i).toList();
    return new StateClasses(cells, mirrored ? List.of(ahead, back) : List.of(ahead), alike);
  }

  private StateClasses(int cells, List<List<Integer>> turns, boolean alike) {
    first = new int[Tuples.states(cells)];
    signs = new byte[first.length];
    int[] digits = new int[cells];
    for (int state = 0; state < first.length; state++) {
      for (int i = 0, rest = state; i < cells; i++, rest /= 3) {
        digits[i] = rest % 3;
      }
      int least = least(digits, turns);
      if (alike) {
        for (int i = 0; i < cells; i++) {
          digits[i] = (3 - digits[i]) % 3;
        }
        int other = least(digits, turns);
        signs[state] = (byte) Integer.signum(other - least);
        least = Math.min(least, other);
      } else {
        signs[state] = 1;
      }
      first[state] = least;
    }
  }

  private static int least(int[] digits, List<List<Integer>> turns) {
    int least = Integer.MAX_VALUE;
    for (List<Integer> turn : turns) {
      int number = 0;
      for (int i = digits.length - 1; i >= 0; i--) {
        number = 3 * number + digits[turn.get(i)];
      }
      least = Math.min(least, number);
    }
    return least;
  }

  /** How many states there are. */
  public int size() {
    return first.length;
  }

  /** The first state that means the same as this one, or the opposite. */
  public int first(int state) {
    return first[state];
  }

  /** 1 if the two mean the same, -1 if the opposite, 0 if the state means nothing. */
  public int sign(int state) {
    return signs[state];
  }

  /** Whether a state is the first of its class and may mean something. */
  public boolean isFirst(int state) {
    return first[state] == state && signs[state] != 0;
  }
}
