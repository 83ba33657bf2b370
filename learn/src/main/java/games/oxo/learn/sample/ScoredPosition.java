package games.oxo.learn.sample;

/**
 * A position of a game of self-play.
 *
 * @param x the stones of X
 * @param o the stones of O
 * @param score what the search said for the side to move, in hundredths of the logarithm of its
 *     odds
 */
public record ScoredPosition(long x, long o, short score) {}
