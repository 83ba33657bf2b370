package games.oxo.search.solve;

import games.oxo.search.Crew;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.solve.drop.DropProber;
import games.oxo.search.solve.line.LineProber;
import games.oxo.search.solve.score.ScoreProber;

/** Chooses the search that finds exact values of a game. */
final class Probers {
  private Probers() {}

  /**
   * The search for a game.
   *
   * @param bytes how much memory its table may take
   */
  static Prober of(Kernel kernel, long bytes, Crew crew) {
    if (!kernel.isLineGame()) {
      return new ScoreProber(kernel, bytes, crew);
    }
    return DropProber.serves(kernel.game())
        ? new DropProber(kernel, bytes, crew)
        : new LineProber(kernel, bytes, crew);
  }
}
