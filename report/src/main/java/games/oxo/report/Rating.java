package games.oxo.report;

/**
 * How strong somebody is, on the scale of Elo.
 *
 * @param label as in the log
 * @param elo the estimate; a difference of 400 is a score of 10 to 1
 * @param low where it may be at least, with 95 per cent confidence
 * @param high where it may be at most
 */
public record Rating(String label, double elo, double low, double high) {}
