package games.oxo.search;

import java.util.Locale;

/**
 * What a position or a move is worth to the player to move.
 *
 * @param kind whether it is proven, and what
 * @param score the engine's own measure, larger is better; for a proven value of a score game the
 *     margin of points
 * @param plies stones until the end, for a proven win or loss of a line game; 0 when not known
 */
public record Value(Kind kind, double score, int plies) {
  /** What is known for certain. */
  public enum Kind {
    /** Nothing: the score is an estimate. */
    ESTIMATE,
    WIN,
    DRAW,
    LOSS
  }

  public static Value estimate(double score) {
    return new Value(Kind.ESTIMATE, score, 0);
  }

  public boolean isProven() {
    return kind != Kind.ESTIMATE;
  }

  /** The same value seen by the opponent. */
  public Value negate() {
    Kind other =
        switch (kind) {
          case WIN -> Kind.LOSS;
          case LOSS -> Kind.WIN;
          default -> kind;
        };
    // Not -score: the negative of a draw is the same draw, not a zero with a sign.
    return new Value(other, 0.0 - score, plies);
  }

  /** The score without needless digits: {@code 8}, {@code 0.53}. */
  public String scoreText() {
    double whole = Math.rint(score);
    return Math.abs(score - whole) < 1e-9
        ? Long.toString((long) whole)
        : String.format(Locale.ROOT, "%.2f", score);
  }
}
