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
}
