package games.oxo.table.rank;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
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

  /**
   * How the positions with this many stones are numbered, if they can be.
   *
   * @throws InputException when there are too many of them
   */
  public Numbering countable(int stones) {
    Numbering numbering = of(stones);
    if (!numbering.isCountable()) {
      throw new InputException(
          Text.format(
              "%s has more positions with %d stones than can be numbered", game.name(), stones));
    }
    return numbering;
  }
}
