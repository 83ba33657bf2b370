package games.oxo.search.prove;

import games.oxo.search.kernel.SearchRules;

/**
 * A measure of the attacker's prospects: winning lines that only the attacker has stones on count
 * for it, those that lack two stones more than those that lack three; lines of the defender that
 * lack two count against it.
 */
final class Prospects {
  // Chosen by hand; only their proportions matter, since one unit is a disproof number of one.
  private static final int OWN_LACKS_TWO = 16;
  private static final int OWN_LACKS_THREE = 4;
  private static final int OTHER_LACKS_TWO = -8;
  private static final int UNIT = 16;

  private final long[] sets;
  private final long[][] setsThrough;

  Prospects(SearchRules rules) {
    sets = rules.winning().sets();
    setsThrough = rules.winning().through();
  }

  /** The points of a position. */
  int points(long attacker, long defender) {
    int sum = 0;
    for (long set : sets) {
      sum += points(set, attacker, defender);
    }
    return sum;
  }

  /** How many points a stone of the defender on a free cell adds, mostly less than none. */
  int change(long attacker, long defender, int cell) {
    int sum = 0;
    long after = defender | 1L << cell;
    for (long set : setsThrough[cell]) {
      sum += points(set, attacker, after) - points(set, attacker, defender);
    }
    return sum;
  }

  private static int points(long set, long attacker, long defender) {
    if ((set & attacker) == 0) {
      boolean touched = (set & defender) != 0;
      return touched && Long.bitCount(set & ~defender) == 2 ? OTHER_LACKS_TWO : 0;
    }
    if ((set & defender) != 0) {
      return 0;
    }
    int lacks = Long.bitCount(set & ~attacker);
    return lacks == 2 ? OWN_LACKS_TWO : lacks == 3 ? OWN_LACKS_THREE : 0;
  }

  /** The first guess of the disproof number of a position in which the attacker is to move. */
  static int disproof(int points) {
    return Math.max(1, points / UNIT);
  }

  /** The cells of winning lines that only the attacker has stones on. */
  long lines(long attacker, long defender) {
    long found = 0;
    for (long set : sets) {
      found |= (set & defender) == 0 && (set & attacker) != 0 ? set : 0;
    }
    return found;
  }

  /** How many winning lines through a cell are open to the attacker, and the stones on them. */
  int looks(long attacker, long defender, int cell) {
    int score = 0;
    for (long set : setsThrough[cell]) {
      if ((set & defender) == 0) {
        score += 1 + 2 * Long.bitCount(set & attacker);
      }
    }
    return score;
  }
}
