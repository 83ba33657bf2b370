package games.oxo.search.value;

import java.io.Serializable;

/**
 * The value of a position or a move to the player to move: proven, or an engine's estimate.
 *
 * <ul>
 *   <li>{@link Proven}: an {@link Ending} (win, draw or loss, and how far away it is), or in a
 *       score game a {@link Margin} of points.
 *   <li>{@link Estimate}: a {@link Chance}, or {@link Points} with their unit.
 * </ul>
 *
 * <p>{@link ValueText} writes values as text and reads them.
 */
public sealed interface Value extends Serializable permits Proven, Estimate {
  /** The same value seen by the opponent. */
  Value negate();

  /**
   * A number that is larger for what the player prefers: sooner wins, later losses. It compares
   * values of one analysis; estimates of different units do not compare.
   */
  double rank();

  /** Whether this is certain. */
  default boolean isProven() {
    return this instanceof Proven;
  }

  /** Whether this is a proven win. */
  default boolean isWin() {
    return is(Result.WIN);
  }

  /** Whether this is a proven draw. */
  default boolean isDraw() {
    return is(Result.DRAW);
  }

  /** Whether this is a proven loss. */
  default boolean isLoss() {
    return is(Result.LOSS);
  }

  private boolean is(Result result) {
    return this instanceof Proven proven && proven.result() == result;
  }
}
