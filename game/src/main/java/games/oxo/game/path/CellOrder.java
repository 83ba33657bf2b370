package games.oxo.game.path;

/**
 * The order in which {@link BrokenProfileSearch} visits the cells of an area, line by line, back
 * and forth, and what is known at each step about the remaining cells.
 */
final class CellOrder {
  /** The number of ways to put the cells in order. */
  static final int WAYS = 4;

  private static final int ENDS = 3;

  private final Grid grid;
  private final ProfileStates plugs;
  private final int[] place = new int[64];
  private final int[] cellsAsEnd = new int[64];
  private final boolean[] low = new boolean[64];
  private final boolean[] high = new boolean[64];
  private int count;
  private int places;

  // Before each turn. The tails depend on how many ends the path has already: 0 to 2.
  private final int[] balance = new int[65];
  private final int[] surplus = new int[65];
  private final int[] evenTails = new int[65 * ENDS];
  private final int[] oddTails = new int[65 * ENDS];
  private final int[] mixedTails = new int[65 * ENDS];

  CellOrder(Grid grid, ProfileStates plugs) {
    this.grid = grid;
    this.plugs = plugs;
  }

  /**
   * Puts the cells in order. Way 0 has the shorter lines and begins at the side with fewer cells,
   * since from there a search meets the difficult corners early. Way 1 begins at the other side;
   * ways 2 and 3 have the longer lines.
   *
   * @param tails for each cell how many cells a path gains by ending there
   * @return false when the lines are too long for the frontier
   */
  boolean order(long area, int[] tails, int way) {
    int width = grid.width;
    long columns = grid.columns(area);
    int left = Long.numberOfTrailingZeros(columns);
    int right = 63 - Long.numberOfLeadingZeros(columns);
    int top = Long.numberOfTrailingZeros(area) / width;
    int bottom = (63 - Long.numberOfLeadingZeros(area)) / width;
    boolean byRow = (right - left <= bottom - top) == way < 2;
    int lines = 1 + (byRow ? bottom - top : right - left);
    places = 1 + (byRow ? right - left : bottom - top);
    if (places > plugs.places()) {
      return false;
    }
    int lineStep = byRow ? width : 1;
    int placeStep = byRow ? 1 : width;
    int start = top * width + left;
    if (isHeavierAtStart(area, byRow, 2 * (byRow ? top : left) + lines - 1) == (way % 2 == 0)) {
      start += (lines - 1) * lineStep;
      lineStep = -lineStep;
    }
    count = 0;
    surplus[0] = 0;
    for (int line = 0; line < lines; line++) {
      boolean forth = line % 2 == 0;
      for (int i = 0; i < places; i++) {
        int at = forth ? i : places - 1 - i;
        int cell = start + line * lineStep + at * placeStep;
        if ((area >>> cell & 1) != 0) {
          boolean across = line + 1 < lines && ((area >>> (cell + lineStep)) & 1) != 0;
          int next = forth ? cell + placeStep : cell - placeStep;
          boolean along = i + 1 < places && (area >>> next & 1) != 0;
          place[count] = at;
          low[count] = forth ? across : along;
          high[count] = forth ? along : across;
          cellsAsEnd[count] = 1 + tails[cell];
          surplus[count + 1] = surplus[count] + ((line + at) % 2 == 0 ? -2 : 2);
          balance[++count] = plugs.balance(at, forth);
        }
      }
    }
    lookBack();
    return true;
  }

  /** Whether most cells lie before the middle line, whose number is half of {@code twiceMiddle}. */
  private boolean isHeavierAtStart(long area, boolean byRow, int twiceMiddle) {
    int sum = 0;
    for (long rest = area; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      sum += 2 * (byRow ? cell / grid.width : cell % grid.width) - twiceMiddle;
    }
    return sum < 0;
  }

  /** Sums up the cells to come, from the last to the first. */
  private void lookBack() {
    int all = -surplus[count];
    int even = 0;
    int secondEven = 0;
    int odd = 0;
    int secondOdd = 0;
    for (int turn = count; turn >= 0; turn--) {
      if (turn < count) {
        int tail = cellsAsEnd[turn] - 1;
        if (surplus[turn] + all > surplus[turn + 1]) {
          secondEven = Math.max(secondEven, Math.min(tail, even));
          even = Math.max(even, tail);
        } else {
          secondOdd = Math.max(secondOdd, Math.min(tail, odd));
          odd = Math.max(odd, tail);
        }
      }
      surplus[turn] += all;
      evenTails[turn * ENDS] = even + secondEven;
      oddTails[turn * ENDS] = odd + secondOdd;
      mixedTails[turn * ENDS] = even + odd;
      evenTails[turn * ENDS + 1] = even;
      oddTails[turn * ENDS + 1] = odd;
      mixedTails[turn * ENDS + 1] = 0;
    }
  }

  /** The number of turns, one for each cell. */
  int count() {
    return count;
  }

  /** The number of cells in a line. */
  int places() {
    return places;
  }

  /** The place of the cell in its line. */
  int place(int turn) {
    return place[turn];
  }

  /** Whether a path can continue from the cell through the plug of its place. */
  boolean low(int turn) {
    return low[turn];
  }

  /** Whether a path can continue from the cell through the plug after that of its place. */
  boolean high(int turn) {
    return high[turn];
  }

  /** How many cells are won by ending the path in the cell. */
  int cellsAsEnd(int turn) {
    return cellsAsEnd[turn];
  }

  /**
   * The most that can still be won before a turn. The even cells (the first of the first line is
   * one) and the odd ones alternate along each piece of the path that is still to come, so the
   * colours in which the pieces begin and end tell how many more even than odd cells they use. They
   * begin and end at plugs, whose colours are known, and at the missing ends of the path, whose
   * colours are free: both even, both odd or mixed.
   */
  int stillPossible(int turn, int state) {
    int ends = plugs.loose(state);
    int missing = 2 - ends;
    int uneven = surplus[turn] - plugs.balanceAt(balance[turn], state);
    int index = turn * ENDS + ends;
    int ifEven = evenTails[index] - (Math.abs(uneven - missing) >> 1);
    int ifOdd = oddTails[index] - (Math.abs(uneven + missing) >> 1);
    int ifMixed = mixedTails[index] - ((Math.abs(uneven) + 1) >> 1);
    return count - turn + Math.max(ifMixed, Math.max(ifEven, ifOdd));
  }
}
