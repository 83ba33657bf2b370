package games.oxo.game.rules;

import java.util.Arrays;

/**
 * The longest path through an area where many ways lead round. The cells take turns, line by line;
 * each is passed by, used or made an end of the path, and all that matters of the choices so far is
 * the {@link PlugStates state} of the frontier and how many cells are used. That alone bounds the
 * work. What keeps it small is to follow the most promising choices first: the loss of a choice is
 * the number of cells by which it stays behind what seemed possible at the beginning. It never
 * shrinks, so when choices with a smaller loss are followed before those with a larger one, the
 * first path to be complete is the longest. Among equals the latest is followed first.
 *
 * <p>The search is quick when it meets the difficult corners of the area early, and it may be a
 * hundred times slower from the other side. So it begins at one side and tries the others when that
 * takes long, with more patience in each round. What one attempt has found, a path or that no path
 * is as long as seemed possible, the next need not find again.
 */
final class PlugSearch {
  private static final int STATE_BITS = 14;
  private static final int TURN_BITS = 6;

  /** How many choices an attempt may have in the first round. */
  private static final int FIRST_PATIENCE = 512;

  private static final int MORE_PATIENCE = 4;

  private final Grid grid;
  private final PlugStates plugs;
  private final CellTurns turns;

  /** For each turn and state the smallest loss found yet and one more; 0 for none. */
  private byte[] losses = new byte[0];

  // The choices to follow, in a linked list for each loss; number 0 ends a list.
  private final int[] first = new int[65];
  private int[] choices = new int[1024];
  private int[] next = new int[1024];
  private int size;

  /** What seemed possible at the beginning, from this side. */
  private int possible;

  /** No path is longer than this. */
  private int most;

  /** There is a path of this length, if the search was asked for more. */
  private int best;

  PlugSearch(Grid grid) {
    this.grid = grid;
    plugs = PlugStates.along(Math.min(grid.width, grid.height));
    turns = new CellTurns(grid, plugs);
  }

  /**
   * The number of cells on the longest path, or {@code atLeast} where that is more.
   *
   * @param tails for each cell how many cells a path gains by ending there
   */
  int longest(long area, int[] tails, int atLeast) {
    if (losses.length == 0) {
      losses = new byte[grid.width * grid.height * plugs.count()];
    }
    best = atLeast;
    most = Integer.MAX_VALUE;
    int firstSide = grid.lighterSide(area);
    for (int patience = FIRST_PATIENCE; best < most; patience *= MORE_PATIENCE) {
      for (int i = 0; i < CellTurns.SIDES && best < most; i++) {
        if (turns.order(area, tails, firstSide ^ i)) {
          search(patience);
        }
      }
    }
    return best;
  }

  /** Narrows what is known of the longest path until its length is known or patience runs out. */
  private void search(int patience) {
    possible = turns.stillPossible(0, PlugStates.EMPTY);
    most = Math.min(most, possible);
    size = 1;
    add(0, PlugStates.EMPTY, 0);
    while (most > best && size < patience) {
      int list = possible - most;
      int number = first[list];
      if (number == 0) {
        most--;
        continue;
      }
      first[list] = next[number];
      int choice = choices[number];
      int state = choice & ((1 << STATE_BITS) - 1);
      int turn = (choice >>> STATE_BITS) & ((1 << TURN_BITS) - 1);
      int cells = choice >>> (STATE_BITS + TURN_BITS);
      int loss = possible - cells - turns.stillPossible(turn, state);
      if (losses[turn * plugs.count() + state] == loss + 1) {
        follow(turn, state, cells);
      }
    }
    clear();
  }

  /** Follows the choices there are for a cell. */
  private void follow(int turn, int state, int cells) {
    int place = turns.place(turn);
    int index = plugs.follow(state, place);
    boolean low = turns.low(turn);
    boolean high = turns.high(turn);
    int asEnd = cells + turns.worthAsEnd(turn);
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
      if (state == PlugStates.DONE) {
        best = Math.max(best, cells);
      }
      return;
    }
    int possibleNow = cells + turns.stillPossible(turn, state);
    int loss = possible - possibleNow;
    int index = turn * plugs.count() + state;
    boolean known = losses[index] != 0 && losses[index] <= loss + 1;
    if (known || possibleNow <= best || turn == turns.count()) {
      return;
    }
    losses[index] = (byte) (loss + 1);
    if (size == choices.length) {
      choices = Arrays.copyOf(choices, 2 * size);
      next = Arrays.copyOf(next, 2 * size);
    }
    int list = Math.max(loss, possible - most);
    choices[size] = (((cells << TURN_BITS) | turn) << STATE_BITS) | state;
    next[size] = first[list];
    first[list] = size++;
  }

  private void clear() {
    Arrays.fill(first, 0);
    for (int i = 1; i < size; i++) {
      int state = choices[i] & ((1 << STATE_BITS) - 1);
      int turn = (choices[i] >>> STATE_BITS) & ((1 << TURN_BITS) - 1);
      losses[turn * plugs.count() + state] = 0;
    }
  }
}
