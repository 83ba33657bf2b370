package games.oxo.match.stats;

/**
 * Results of one engine against another, counted: either game by game or by pairs of games.
 *
 * <p>A pair is two games from the same opening with the seats exchanged. Its games are correlated
 * through that opening, but its sum is independent of other pairs; so if games were played in
 * pairs, pairs must be counted.
 *
 * <p>The mean and the spread are those of the scores of the observations, each from 0 (all lost) to
 * 1 (all won).
 */
public sealed interface Sample permits WinDrawLoss, Pentanomial {
  /**
   * How often each score was seen, from 0 to 1 in equal steps. The array is the caller's to keep.
   */
  long[] counts();

  /** How many games make one observation: 1 or 2. */
  int gamesEach();

  /** The number of observations: games, or pairs of games. */
  default long size() {
    long size = 0;
    for (long count : counts()) {
      size += count;
    }
    return size;
  }

  /** Whether there is nothing in it. */
  default boolean isEmpty() {
    return size() == 0;
  }

  /** The number of games. */
  default long games() {
    return size() * gamesEach();
  }

  /** The mean score from 0 to 1; one half where nothing was played. */
  default double score() {
    long[] counts = counts();
    long steps = 0;
    for (int i = 0; i < counts.length; i++) {
      steps += counts[i] * i;
    }
    long all = size() * (counts.length - 1);
    return all == 0 ? 0.5 : (double) steps / all;
  }

  /**
   * The variance of the score of one observation, in the sense of the maximum of likelihood (the
   * divisor is the size, not one less); 0 where nothing was played.
   */
  default double variance() {
    long[] counts = counts();
    long size = size();
    double mean = score();
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      double off = (double) i / (counts.length - 1) - mean;
      sum += counts[i] * off * off;
    }
    return size == 0 ? 0 : sum / size;
  }

  /** The standard error of {@link #score()}; 0 where nothing was played. */
  default double standardError() {
    return isEmpty() ? 0 : Math.sqrt(variance() / size());
  }

  /**
   * The standard deviation of the score of a game: that of an observation times the root of its
   * games, which is what it would be if games of a pair were independent.
   */
  default double deviationPerGame() {
    return Math.sqrt(variance() * gamesEach());
  }

  /** Whether no two observations differ, so that the sample says nothing about the spread. */
  default boolean isUniform() {
    int kinds = 0;
    for (long count : counts()) {
      kinds += count > 0 ? 1 : 0;
    }
    return kinds < 2;
  }
}
