package games.oxo.game.path;

import java.util.Arrays;

/**
 * A* search for the longest path over the states of a broken-profile dynamic programme ("plug DP"),
 * for areas with many possible paths. The cells are visited line by line; each is skipped, used or
 * made an end of the path, and all that matters of the choices so far is the {@link ProfileStates
 * state} of the frontier and how many cells are used. That alone bounds the work. What keeps it
 * small is to follow the most promising choices first: the loss of a choice is the number of cells
 * by which it stays behind what seemed possible at the beginning. It never shrinks, so when choices
 * with a smaller loss are followed before those with a larger one, the first path to be complete is
 * the longest. Among equals the latest is followed first.
 *
 * <p>What seems possible is first told by the colours of the cells, which costs little. A search
 * that does not end soon starts again with a {@link RelaxedBound}, which costs more but errs less;
 * and since the same area may be easy from one side and hard from another, it also changes sides.
 * What one attempt has found, a path or that none is so long, the next need not find again. A solid
 * 7x7 board takes 4 microseconds, the worst sets of 7x7 found by climbing 0.2 milliseconds.
 */
final class BrokenProfileSearch {
  private static final int STATE_BITS = 14;
  private static final int TURN_BITS = 6;

  /** How many choices there may be before a relaxed bound is worth its time. */
  private static final int FEW_CHOICES = 200;

  /** How many there may be with a relaxed bound, before another way is worth a try. */
  private static final int MORE_CHOICES = 3_000;

  private final Grid grid;
  private final ProfileStates plugs;
  private final CellOrder turns;
  private final RelaxedBound bound = new RelaxedBound();
  private boolean relaxed;

  /** For each turn and state the most cells used to reach it and one more; 0 when it is not. */
  private byte[] reached = new byte[0];

  // The choices to follow, in a linked list for each loss; number 0 ends a list.
  private final int[] first = new int[65];
  private int[] choices = new int[1024];
  private int[] next = new int[1024];
  private int size;

  /** What seemed possible at the beginning of this attempt. */
  private int possible;

  /** No path is longer than this. */
  private int most;

  /** There is a path of this length, if the search was asked for more. */
  private int best;

  BrokenProfileSearch(Grid grid) {
    this.grid = grid;
    plugs = ProfileStates.along(Math.min(grid.width, grid.height));
    turns = new CellOrder(grid, plugs);
  }

  /**
   * The number of cells on the longest path, or {@code atLeast} where that is more.
   *
   * @param tails for each cell how many cells a path gains by ending there
   */
  int longest(long area, int[] tails, int atLeast) {
    if (reached.length == 0) {
      reached = new byte[(grid.width * grid.height + 1) * plugs.count()];
    }
    best = atLeast;
    most = Integer.MAX_VALUE;
    relaxed = false;
    for (int way = 0; way < 2 && best < most; way++) {
      if (turns.order(area, tails, way)) {
        search(FEW_CHOICES);
      }
    }
    relaxed = true;
    for (int limit = MORE_CHOICES; best < most; limit *= 4) {
      for (int way = 0; way < CellOrder.WAYS && best < most; way++) {
        if (turns.order(area, tails, way)) {
          bound.lookAt(turns);
          search(limit);
        }
      }
    }
    return best;
  }

  /**
   * Narrows what is known of the longest path until its length is known or there are too many
   * choices.
   */
  private void search(int limit) {
    possible = stillPossible(0, ProfileStates.EMPTY);
    most = Math.min(most, possible);
    size = 1;
    add(0, ProfileStates.EMPTY, 0);
    while (most > best && size < limit) {
      int number = first[possible - most];
      if (number == 0) {
        most--;
        continue;
      }
      first[possible - most] = next[number];
      int choice = choices[number];
      int state = choice & ((1 << STATE_BITS) - 1);
      int turn = (choice >>> STATE_BITS) & ((1 << TURN_BITS) - 1);
      int cells = choice >>> (STATE_BITS + TURN_BITS);
      if (reached[turn * plugs.count() + state] == cells + 1) {
        follow(turn, state, cells);
      }
    }
    clear();
  }

  /** The most that can still be won from a turn on. */
  private int stillPossible(int turn, int state) {
    return relaxed
        ? bound.most(turn, 2 - plugs.loose(state), plugs.used(state))
        : turns.stillPossible(turn, state);
  }

  /** Follows the choices there are for a cell. */
  private void follow(int turn, int state, int cells) {
    int place = turns.place(turn);
    int index = plugs.follow(state, place);
    boolean low = turns.low(turn);
    boolean high = turns.high(turn);
    int asEnd = cells + turns.cellsAsEnd(turn);
    if (plugs.isAside(state, place)) {
      add(turn + 1, plugs.at(index), cells);
      if (low) {
        add(turn + 1, plugs.at(index + 2), asEnd);
      }
      if (high) {
        add(turn + 1, plugs.at(index + 3), asEnd);
      }
      if (low && high) {
        add(turn + 1, plugs.at(index + 1), cells + 1);
      }
    } else {
      add(turn + 1, plugs.at(index), asEnd);
      add(turn + 1, plugs.at(index + 1), cells + 1);
      if (low) {
        add(turn + 1, plugs.at(index + 2), cells + 1);
      }
      if (high) {
        add(turn + 1, plugs.at(index + 3), cells + 1);
      }
    }
  }

  /** Notes a choice, the state and the cells used before a turn, unless it cannot lead further. */
  private void add(int turn, int state, int cells) {
    if (state < 0) {
      if (state == ProfileStates.DONE) {
        best = Math.max(best, cells);
      }
      return;
    }
    int index = turn * plugs.count() + state;
    if (reached[index] > cells) {
      return;
    }
    // After the last turn only the empty path is left here, of which nothing is to be hoped.
    int possibleNow = cells + stillPossible(turn, state);
    if (possibleNow <= best) {
      return;
    }
    reached[index] = (byte) (cells + 1);
    if (size == choices.length) {
      choices = Arrays.copyOf(choices, 2 * size);
      next = Arrays.copyOf(next, 2 * size);
    }
    int list = possible - Math.min(most, possibleNow);
    choices[size] = (((cells << TURN_BITS) | turn) << STATE_BITS) | state;
    next[size] = first[list];
    first[list] = size++;
  }

  private void clear() {
    Arrays.fill(first, 0);
    for (int i = 1; i < size; i++) {
      int state = choices[i] & ((1 << STATE_BITS) - 1);
      int turn = (choices[i] >>> STATE_BITS) & ((1 << TURN_BITS) - 1);
      reached[turn * plugs.count() + state] = 0;
    }
  }
}
