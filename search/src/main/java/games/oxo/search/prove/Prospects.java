package games.oxo.search.prove;

import games.oxo.game.definition.LineRule;
import games.oxo.search.kernel.Kernel;
import java.util.Objects;

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

  private final long[] runs;
  private final long[][] runsThrough;
  private final int length;

  Prospects(Kernel kernel) {
    LineRule rule = Objects.requireNonNull(kernel.game().definition().line());
    runs = kernel.game().board().runs(rule.win());
    runsThrough = kernel.game().board().runsThrough(rule.win());
    length = rule.win();
  }

  /** The points of a position. */
  int points(long attacker, long defender) {
    int sum = 0;
    for (long run : runs) {
      sum += points(Long.bitCount(run & attacker), Long.bitCount(run & defender));
    }
    return sum;
  }

  /** How many points a stone of the defender on a free cell adds, mostly less than none. */
  int change(long attacker, long defender, int cell) {
    int sum = 0;
    for (long run : runsThrough[cell]) {
      int own = Long.bitCount(run & attacker);
      int other = Long.bitCount(run & defender);
      sum += points(own, other + 1) - points(own, other);
    }
    return sum;
  }

  private int points(int own, int other) {
    if (other == 0) {
      return own == 0
          ? 0
          : own == length - 2 ? OWN_LACKS_TWO : own == length - 3 ? OWN_LACKS_THREE : 0;
    }
    return own == 0 && other == length - 2 ? OTHER_LACKS_TWO : 0;
  }

  /** The first guess of the disproof number of a position in which the attacker is to move. */
  static int disproof(int points) {
    return Math.max(1, points / UNIT);
  }

  /** The cells of winning lines that only the attacker has stones on. */
  long lines(long attacker, long defender) {
    long found = 0;
    for (long run : runs) {
      found |= (run & defender) == 0 && (run & attacker) != 0 ? run : 0;
    }
    return found;
  }

  /** How many winning lines through a cell are open to the attacker, and the stones on them. */
  int looks(long attacker, long defender, int cell) {
    int score = 0;
    for (long run : runsThrough[cell]) {
      if ((run & defender) == 0) {
        score += 1 + 2 * Long.bitCount(run & attacker);
      }
    }
    return score;
  }
}
