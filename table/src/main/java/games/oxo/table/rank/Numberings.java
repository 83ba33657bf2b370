package games.oxo.table.rank;

import games.oxo.game.Game;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** The numberings of a game for each number of stones, created on first use. */
public final class Numberings {
  private final Game game;
  private final Combinations subsets;
  private final AtomicReferenceArray<Numbering> made;

  /** For one game. */
  public Numberings(Game game) {
    this.game = game;
    int cells = game.board().cells();
    subsets = new Combinations(cells);
    made = new AtomicReferenceArray<>(cells + 1);
  }

  /** How the positions with this many stones are numbered. */
  public Numbering of(int stones) {
    Numbering ready = made.get(stones);
    if (ready == null) {
      // Two threads may both make one; they are alike.
      ready = new Numbering(game, stones, subsets);
      made.set(stones, ready);
    }
    return ready;
  }

  /**
   * How many positions a game could have at most, if every stone could go anywhere and no line
   * ended it; images of each other counted once, more or less.
   */
  public static double upperBound(Game game) {
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
