package games.oxo.session.api;

import games.oxo.search.Limits;

/**
 * The limits of one request.
 *
 * @param bytes memory of an engine or solver
 * @param millis the longest time to search; a request that asks for more, or for no end, gets this
 * @param textCharacters the longest definition, position or list of moves
 */
public record ApiLimits(long bytes, long millis, int textCharacters) {
  /** For the user's own machine. */
  public static final ApiLimits USUAL = new ApiLimits(200_000_000, 3_600_000, 20_000);

  /** Limits of a request, cut down to what is allowed. */
  public Limits cut(Limits asked) {
    long time = asked.millis() == 0 ? millis : Math.min(asked.millis(), millis);
    return asked.withMillis(time);
  }
}
