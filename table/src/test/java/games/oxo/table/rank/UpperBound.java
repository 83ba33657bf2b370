package games.oxo.table.rank;

import games.oxo.game.Game;

/** A quick bound for the number of positions of a game, to choose small ones for tests. */
public final class UpperBound {
  private UpperBound() {}

  /**
   * How many positions a game could have at most, if every stone could go anywhere and no line
   * ended it; images of each other counted once, more or less.
   */
  public static double of(Game game) {
    int cells = game.board().cells();
    double sum = 0;
    for (int stones = 0; stones < cells; stones++) {
      double shapes =
          game.board().gravity()
              ? new StackedShapes(game.board(), stones).size()
              : Binomials.choose(cells, stones);
      sum += shapes * Binomials.choose(stones, game.stonesOfX(stones));
    }
    return sum / game.symmetries().size();
  }
}
