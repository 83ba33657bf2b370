package games.oxo.app.match;

/** A player of {@code playoff}, by the letter that it has there. */
enum PlayoffPlayer {
  /** Alpha-beta search. */
  A("AlphaBeta", "alphabeta:"),
  /** NegaScout. */
  N("NegaScout", "negascout:"),
  /** Alpha-beta search that takes its first three moves from the openings of the program. */
  B("AlphaBeta+Book", "alphabeta:book=builtin,book-moves=3,");

  private final String label;
  private final String spec;

  PlayoffPlayer(String label, String spec) {
    this.label = label;
    this.spec = spec;
  }

  /** The name before each of its moves. */
  String label() {
    return label;
  }

  /** The engine. */
  String spec(boolean deterministic) {
    return spec + "deterministic=" + deterministic;
  }
}
