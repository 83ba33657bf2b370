package games.oxo.cli.option;

import games.oxo.search.Limits;

/** The limits of a search to a depth that is only the most. */
public final class MostDepth {
  /** The time for a move: as long as a person likes to wait. */
  private static final long MILLIS = 3_000;

  /** The same where each run must find the same, so that no clock may count. */
  private static final long NODES = 10_000_000;

  private MostDepth() {}

  /** The limits for a move. */
  public static Limits limits(int depth, boolean deterministic) {
    return new Limits(deterministic ? 0 : MILLIS, depth, deterministic ? NODES : 0, 0);
  }
}
