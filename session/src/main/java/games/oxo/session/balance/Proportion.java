package games.oxo.session.balance;

import games.oxo.game.words.Text;

/**
 * A binomial proportion with its Wilson interval.
 *
 * @param count from 0 to {@code all}; a draw may count as half a point
 * @param all how often it could have happened
 */
public record Proportion(double count, long all) {
  /**
   * @throws IllegalArgumentException if the count is not from 0 to {@code all}
   */
  public Proportion {
    if (!(count >= 0 && count <= all)) {
      throw new IllegalArgumentException(Text.format("%s of %d", count, all));
    }
  }

  /** From 0 to 1; one half where nothing could happen. */
  public double value() {
    return all == 0 ? 0.5 : count / all;
  }

  /** Where the true share lies with 95% confidence, by Wilson's formula. */
  public Interval interval() {
    return Interval.wilson(count, all);
  }
}
