package games.oxo.table.rank;

import games.oxo.game.Game;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/** The numberings of a game for each number of stones, created on first use. */
public final class Numberings {
  private final Game game;
  private final Combinations subsets;
  private final List<AtomicReference<Numbering>> made;

  /** For one game. */
  public Numberings(Game game) {
    this.game = game;
    int cells = game.board().cells();
    subsets = new Combinations(cells);
    made = Stream.generate(AtomicReference<Numbering>::new).limit(cells + 1L).toList();
  }

  /** How the positions with this many stones are numbered. */
  public Numbering of(int stones) {
    Numbering ready = made.get(stones).get();
    if (ready == null) {
      // Two threads may both make one; they are alike.
      ready = new Numbering(game, stones, subsets);
      made.get(stones).set(ready);
    }
    return ready;
  }
}
