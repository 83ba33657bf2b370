package games.oxo.table.results;

import games.oxo.game.Game;
import games.oxo.search.solve.ExactValues;
import games.oxo.table.extract.BuiltInExtracts;

/** The exact values and proofs that come with the program. */
public final class BuiltInValues {
  private BuiltInValues() {}

  /**
   * What is known about a game: the values of its extract, or else what is proven of it; {@link
   * ExactValues#NONE} when there is neither.
   */
  public static ExactValues of(Game game) {
    ExactValues extract = BuiltInExtracts.of(game);
    return extract == ExactValues.NONE ? BuiltInProofs.of(game) : extract;
  }
}
