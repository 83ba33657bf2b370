package games.oxo.search.alphabeta;

import games.oxo.search.textbook.Technique;
import games.oxo.search.textbook.Technique.Algorithm;
import games.oxo.search.textbook.Technique.Order;

/** What an engine's search leaves out because it cannot matter; all kinds find the same values. */
public enum Pruning {
  /** Plain negamax, which leaves out nothing. */
  NONE("negamax", Algorithm.NEGAMAX),

  /** Alpha-beta: moves that the other side would not allow. */
  ALPHA_BETA("alphabeta", Algorithm.ALPHA_BETA),

  /**
   * The same, and after the first move null windows find what is not better. A second search has
   * the whole window, which is the form called PVS.
   */
  NULL_WINDOWS("negascout", Algorithm.PVS);

  private final String engine;
  private final Algorithm algorithm;

  Pruning(String engine, Algorithm algorithm) {
    this.engine = engine;
    this.algorithm = algorithm;
  }

  /** The name of the engine that searches like this. */
  public String engine() {
    return engine;
  }

  Technique technique() {
    return new Technique(algorithm, Order.RINGS, false);
  }
}
