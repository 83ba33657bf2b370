package games.oxo.book;

import games.oxo.search.value.Chance;
import games.oxo.search.value.Points;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;

/** Values as the numbers that books compare: chances from 0 (lost) to 1 (won). */
public final class BookValue {
  /**
   * Points of an engine's own measure that multiply the odds of winning by e. Fitted for a search
   * that tells chances today; for others it keeps the order of their values.
   */
  private static final double EVALUATION_SCALE = 100;

  /** The same for hundredths of the points that decide a score game: two points. */
  private static final double HUNDREDTHS_SCALE = 200;

  private BookValue() {}

  /** The chance that belongs to a value. */
  public static double chance(Value value) {
    if (value instanceof Proven proven) {
      return (proven.result().sign() + 1) / 2.0;
    }
    if (value instanceof Chance chance) {
      return chance.expected();
    }
    Points points = (Points) value;
    boolean hundredths = points.unit() == Points.Unit.HUNDREDTHS;
    double scale = hundredths ? HUNDREDTHS_SCALE : EVALUATION_SCALE;
    return 1 / (1 + Math.exp(-points.amount() / scale));
  }
}
