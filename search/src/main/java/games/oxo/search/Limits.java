package games.oxo.search;

import java.io.Serializable;

/**
 * The limits of a search. 0 means no limit; the first limit reached stops the search.
 *
 * @param millis time to think
 * @param depth stones to look ahead
 * @param nodes positions to visit
 * @param simulations games to play out
 */
public record Limits(long millis, int depth, long nodes, long simulations) implements Serializable {
  public static final Limits NONE = new Limits(0, 0, 0, 0);

  public Limits {
    if (millis < 0 || depth < 0 || nodes < 0 || simulations < 0) {
      throw new IllegalArgumentException("a limit is not negative");
    }
  }

  /** The limits of each of this many workers, so that together they keep these limits. */
  public Limits perWorker(int workers) {
    return new Limits(
        millis, depth, (nodes + workers - 1) / workers, (simulations + workers - 1) / workers);
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

  public Limits withMillis(long millis) {
    return new Limits(millis, depth, nodes, simulations);
  }

  public Limits withDepth(int depth) {
    return new Limits(millis, depth, nodes, simulations);
  }

  public Limits withNodes(long nodes) {
    return new Limits(millis, depth, nodes, simulations);
  }

  public Limits withSimulations(long simulations) {
    return new Limits(millis, depth, nodes, simulations);
  }
}
