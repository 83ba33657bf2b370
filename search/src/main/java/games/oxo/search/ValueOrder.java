package games.oxo.search;

/** The order of proven values for the side that they belong to: winners hurry, losers delay. */
public final class ValueOrder {
  /** More plies than any game has. */
  private static final int FAR = 1000;

  private ValueOrder() {}

  /** A number that is larger for the better of two values of one game. */
  public static double rank(Value value) {
    return switch (value.kind()) {
      case WIN -> value.plies() > 0 ? FAR - value.plies() : value.score();
      case LOSS -> value.plies() > 0 ? value.plies() - FAR : value.score();
      default -> 0;
    };
  }
}
