package games.oxo.session.review;

import games.oxo.search.value.Chance;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import java.util.Optional;

/** Tells mistakes from other moves by what the position was worth before and after. */
final class MistakeFinder {
  /** How much of a point a doubtful move loses, by estimates from 0 to 1. */
  private static final double MUCH = 0.2;

  /** A position that is estimated lower was as good as lost already. */
  private static final double UNCLEAR = 0.2;

  private MistakeFinder() {}

  /**
   * The kind of mistake of a move, if it is one.
   *
   * @param before what the position before it is worth to the player who moves
   * @param after what the position after it is worth to the same player
   */
  static Optional<Mistake> find(Value before, Value after) {
    if ((before.isLoss() || after.isWin()) && !(before instanceof Margin)) {
      return Optional.empty();
    }
    if (before.isWin() && after.isProven() && !after.isWin()) {
      return Optional.of(Mistake.LOST_WIN);
    }
    if (after.isLoss() && !before.isLoss() && (before.isProven() || expected(before) >= UNCLEAR)) {
      return Optional.of(Mistake.BLUNDER);
    }
    if (pointsLost(before, after) > 0) {
      return Optional.of(Mistake.POINTS);
    }
    boolean certain = before.isProven() && after.isProven();
    return !certain && expected(before) - expected(after) >= MUCH
        ? Optional.of(Mistake.DOUBTFUL)
        : Optional.empty();
  }

  /** How many points a move gives away, where the margins before and after it are proven. */
  static int pointsLost(Value before, Value after) {
    return before instanceof Margin best && after instanceof Margin made
        ? best.points() - made.points()
        : 0;
  }

  /** The result that can be expected, from 0 to 1; one half where an estimate has no scale. */
  static double expected(Value value) {
    if (value instanceof Proven proven) {
      return (proven.result().sign() + 1) / 2.0;
    }
    return value instanceof Chance chance ? chance.expected() : Chance.EVEN.expected();
  }
}
