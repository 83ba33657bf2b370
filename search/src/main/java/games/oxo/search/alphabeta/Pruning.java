package games.oxo.search.alphabeta;

/** What a search leaves out because it cannot matter; all kinds find the same values. */
public enum Pruning {
  /** Plain negamax, which leaves out nothing. */
  NONE("negamax"),

  /** Alpha-beta: moves that the other side would not allow. */
  ALPHA_BETA("alphabeta"),

  /** NegaScout: the same, and after the first move null windows find what is not better. */
  NULL_WINDOWS("negascout");

  private final String engine;

  Pruning(String engine) {
    this.engine = engine;
  }

  /** The name of the engine that searches like this. */
  public String engine() {
    return engine;
  }
}
