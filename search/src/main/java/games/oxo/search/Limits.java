package games.oxo.search;

/**
 * The limits of a search. 0 means no limit; the first limit reached stops the search.
 *
 * @param millis time to think
 * @param mostMillis under the clock of a game, time to think where the move is in doubt, and then
 *     {@code millis} is what is meant for a usual move; 0 means that the time is fixed
 * @param depth stones to look ahead
 * @param nodes positions to visit
 * @param simulations games to play out
 */
public record Limits(long millis, long mostMillis, int depth, long nodes, long simulations) {
  public static final Limits NONE = new Limits(0, 0, 0, 0);

  public Limits {
    if (millis < 0 || depth < 0 || nodes < 0 || simulations < 0) {
      throw new IllegalArgumentException("a limit is not negative");
    }
    if (mostMillis != 0 && (millis == 0 || mostMillis < millis)) {
      throw new IllegalArgumentException("the most time is not less than the usual time");
    }
  }

  /** Limits with a fixed time. */
  public Limits(long millis, int depth, long nodes, long simulations) {
    this(millis, 0, depth, nodes, simulations);
  }

  /** The limits of each of this many workers, so that together they keep these limits. */
  public Limits perWorker(int workers) {
    return new Limits(
        millis,
        mostMillis,
        depth,
        (nodes + workers - 1) / workers,
        (simulations + workers - 1) / workers);
  }

  /** The limit of nodes, or for an engine that does not simulate that of simulations. */
  public long nodesOrSimulations() {
    return nodes > 0 ? nodes : simulations;
  }

  public static Limits time(long millis) {
    return NONE.withMillis(millis);
  }

  public static Limits depth(int depth) {
    return NONE.withDepth(depth);
  }

  public static Limits nodes(long nodes) {
    return NONE.withNodes(nodes);
  }

  public static Limits simulations(long simulations) {
    return NONE.withSimulations(simulations);
  }

  /** The same with a fixed time. */
  public Limits withMillis(long millis) {
    return new Limits(millis, depth, nodes, simulations);
  }

  /** The same under the clock of a game: time for a usual move, and for one that is in doubt. */
  public Limits withMillis(long usual, long most) {
    return new Limits(usual, most, depth, nodes, simulations);
  }

  /** What is left of a limited time after some of it has passed, at least a millisecond. */
  public Limits afterMillis(long passed) {
    long rest = Math.max(1, millis - passed);
    return mostMillis == 0 ? withMillis(rest) : withMillis(rest, Math.max(1, mostMillis - passed));
  }

  public Limits withDepth(int depth) {
    return new Limits(millis, mostMillis, depth, nodes, simulations);
  }

  public Limits withNodes(long nodes) {
    return new Limits(millis, mostMillis, depth, nodes, simulations);
  }

  public Limits withSimulations(long simulations) {
    return new Limits(millis, mostMillis, depth, nodes, simulations);
  }
}
