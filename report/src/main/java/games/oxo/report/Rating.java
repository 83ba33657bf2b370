package games.oxo.report;

/**
 * The Elo rating of an engine with its confidence interval.
 *
 * @param label as in the log
 * @param elo the estimate; a difference of 400 is a score of 10 to 1
 * @param low where it may be at least, with 95 per cent confidence
 * @param high where it may be at most
 */
public record Rating(String label, double elo, double low, double high) {}
