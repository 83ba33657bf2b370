package games.oxo.game.path;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The states of a broken-profile dynamic programme for one path: how it can cross the frontier
 * between the cells that have been visited and those to come, when the cells are visited line by
 * line, back and forth. On a line of {@code n} cells there are {@code n + 1} plugs where it can
 * cross. Before the turn of the cell at place {@code p}, plugs {@code p} and {@code p + 1} lead
 * into it, one from the cell before and one from the line before; after its turn the same two lead
 * on from it, to the next cell and to the next line:
 *
 * <pre>
 *   line before     visited     visited     visited     visited
 *                                              |3          |4
 *   this line       visited     visited ---2--- p = 2     to come
 *                      |0          |1
 *   next line       to come     to come     to come     to come
 * </pre>
 *
 * A plug is
 *
 * <ul>
 *   <li>{@link #NONE}: no path crosses here,
 *   <li>{@link #OPEN} or {@link #CLOSE}: one of the two ends of a piece of the path. Pieces do not
 *       cross each other, so these match like brackets,
 *   <li>{@link #LOOSE}: the one end of a piece whose other end is an end of the whole path, so that
 *       at most two plugs are loose.
 * </ul>
 *
 * The states that fulfil this (2,767 for 8 plugs) are numbered, and for each state and place is
 * written down what can follow. Immutable.
 */
final class ProfileStates {
  /** Not possible. */
  static final int NEVER = -1;

  /** The path is complete. */
  static final int DONE = -2;

  /** The number of the state in which nothing crosses. */
  static final int EMPTY = 0;

  private static final int NONE = 0;
  private static final int OPEN = 1;
  private static final int CLOSE = 2;
  private static final int LOOSE = 3;

  /** The lower bit of each plug; a state has two bits for each. */
  private static final int EACH = 0x55555;

  private static final int ODD_PLUGS = 0x44444;

  private static final int MAX_PLACES = 8;

  /** One for each length of a line, made when first asked for; two threads may both make one. */
  private static final @Nullable ProfileStates[] SHARED = new ProfileStates[MAX_PLACES + 1];

  private final int plugs;
  private final short[] follow;
  private final short[] used;
  private final byte[] loose;
  private final byte[] balance;
  private final int count;

  private ProfileStates(int places) {
    plugs = places + 1;
    int[] found = new int[1 << (2 * plugs)];
    count = collect(found, 0, 0, 0, 0, 0);
    short[] numbers = new short[found.length];
    Arrays.fill(numbers, (short) NEVER);
    for (int i = 0; i < count; i++) {
      numbers[found[i]] = (short) i;
    }
    follow = new short[4 * places * count];
    used = new short[count];
    loose = new byte[count];
    balance = new byte[2 * places * count];
    for (int i = 0; i < count; i++) {
      int state = found[i];
      loose[i] = (byte) Integer.bitCount(state & (state >>> 1) & EACH);
      for (int plug = 0; plug < plugs; plug++) {
        used[i] |= (short) (((state >>> (2 * plug)) & 3) == NONE ? 0 : 1 << plug);
      }
      for (int place = 0; place < places; place++) {
        setFollow(numbers, state, place);
        balance[2 * (place * count + i)] = balance(state, place);
        balance[2 * (place * count + i) + 1] = balance(state, place + 1);
      }
    }
  }

  /** The states of a frontier along lines of up to {@code places} cells, 8 at most. */
  static ProfileStates along(int places) {
    ProfileStates shared = SHARED[places];
    if (shared == null) {
      shared = new ProfileStates(places);
      SHARED[places] = shared;
    }
    return shared;
  }

  /** How many cells a line may have. */
  int places() {
    return plugs - 1;
  }

  /** The number of states. */
  int count() {
    return count;
  }

  /** The plugs where a path crosses, as a set. */
  int used(int state) {
    return used[state];
  }

  /** Whether no plug leads into the cell at a place. */
  boolean isAside(int state, int place) {
    return (used[state] >>> place & 3) == 0;
  }

  /**
   * What can follow at a place: the first of four places for {@link #at}, which hold the states
   *
   * <ul>
   *   <li>when the path passes the cell by, if no plug leads into it, and else when it ends there,
   *   <li>when the cell joins both plugs, those leading into it or those leading on,
   *   <li>when the path leads on by plug {@code p} only,
   *   <li>when the path leads on by plug {@code p + 1} only.
   * </ul>
   */
  int follow(int state, int place) {
    return 4 * (place * count + state);
  }

  /** A state, {@link #NEVER} or {@link #DONE}. */
  int at(int index) {
    return follow[index];
  }

  /** The number of loose plugs. */
  int loose(int state) {
    return loose[state];
  }

  /**
   * The index for {@link #balanceAt} after the turn of the cell at a place.
   *
   * @param forth whether the line is visited from place 0 on
   */
  int balance(int place, boolean forth) {
    return 2 * place * count + (forth ? 1 : 0);
  }

  /** How many more plugs lead into even cells than into odd ones; place 0 of line 0 is even. */
  int balanceAt(int index, int state) {
    return balance[index + 2 * state];
  }

  /**
   * The plugs of one line lead into cells of alternating colours; but the plug that leads on along
   * the line is one step ahead.
   */
  private static byte balance(int state, int ahead) {
    int used = (state | (state >>> 1)) & EACH;
    int even = Integer.bitCount(used & (ODD_PLUGS ^ (1 << (2 * ahead))));
    return (byte) (2 * even - Integer.bitCount(used));
  }

  /**
   * Adds the states that begin with these plugs, of which some are open and some loose, to those
   * found so far and returns how many there are then.
   */
  private int collect(int[] found, int soFar, int state, int plug, int open, int looseOnes) {
    if (plug == plugs) {
      found[soFar] = state;
      return open == 0 ? soFar + 1 : soFar;
    }
    int at = 2 * plug;
    int total = collect(found, soFar, state, plug + 1, open, looseOnes);
    total = collect(found, total, state | (OPEN << at), plug + 1, open + 1, looseOnes);
    if (open > 0) {
      total = collect(found, total, state | (CLOSE << at), plug + 1, open - 1, looseOnes);
    }
    if (looseOnes < 2) {
      total = collect(found, total, state | (LOOSE << at), plug + 1, open, looseOnes + 1);
    }
    return total;
  }

  private void setFollow(short[] numbers, int state, int place) {
    int at = 2 * place;
    int first = (state >>> at) & 3;
    int second = (state >>> (at + 2)) & 3;
    int rest = state & ~(15 << at);
    int index = follow(numbers[state], place);
    Arrays.fill(follow, index, index + 4, (short) NEVER);
    if (first == NONE && second == NONE) {
      follow[index] = numbers[state];
      follow[index + 1] = numbers[rest | (OPEN << at) | (CLOSE << (at + 2))];
      follow[index + 2] = numbers[rest | (LOOSE << at)];
      follow[index + 3] = numbers[rest | (LOOSE << (at + 2))];
    } else if (first == NONE || second == NONE) {
      int plug = first | second;
      follow[index] = joined(numbers, state, at, plug, LOOSE);
      follow[index + 2] = numbers[rest | (plug << at)];
      follow[index + 3] = numbers[rest | (plug << (at + 2))];
    } else {
      follow[index + 1] = joined(numbers, state, at, first, second);
    }
  }

  /**
   * The state when the plugs at {@code at} and after it meet; an end of the path counts as loose.
   */
  private static short joined(short[] numbers, int state, int at, int first, int second) {
    int rest = state & ~(15 << at);
    if (first == LOOSE && second == LOOSE) {
      return (short) (rest == 0 ? DONE : NEVER);
    }
    if (first == OPEN && second == CLOSE) {
      return NEVER;
    }
    if (first == CLOSE && second == OPEN) {
      return numbers[rest];
    }
    if (first == LOOSE || second == LOOSE) {
      int bracket = ((state >>> at) & 3) % 3 != 0 ? at : at + 2;
      return numbers[rest | (LOOSE << mate(state, bracket))];
    }
    return numbers[rest ^ (LOOSE << mate(state, first == OPEN ? at + 2 : at))];
  }

  /** The place of the bracket that matches the one at {@code at}. */
  private static int mate(int state, int at) {
    int own = (state >>> at) & 3;
    int step = own == OPEN ? 2 : -2;
    int place = at;
    for (int depth = 1; depth > 0; ) {
      place += step;
      int plug = (state >>> place) & 3;
      if (plug == own) {
        depth++;
      } else if (plug == OPEN || plug == CLOSE) {
        depth--;
      }
    }
    return place;
  }
}
