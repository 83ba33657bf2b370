package games.oxo.table.results;

import games.oxo.game.Game;
import games.oxo.search.solve.ExactValues;
import games.oxo.table.extract.BuiltInExtracts;

/** The exact values that come with the program. */
public final class BuiltInValues {
  private BuiltInValues() {}

  /**
   * What is known about a game: the values of its extract, or else the first moves that are proven
   * to win; {@link ExactValues#NONE} when there is neither.
   */
  public static ExactValues of(Game game) {
    ExactValues extract = BuiltInExtracts.of(game);
    return extract == ExactValues.NONE ? ProvenFirstMoves.of(game) : extract;
  }
}
