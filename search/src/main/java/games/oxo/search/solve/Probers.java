package games.oxo.search.solve;

import games.oxo.search.Crew;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.solve.line.LineProber;

/** Chooses the search that finds exact values of a game. */
final class Probers {
  private Probers() {}

  /**
   * @param bytes how much memory its table may take
   */
  static Prober of(Kernel kernel, long bytes, Crew crew) {
    return kernel.isLineGame() ? new LineProber(kernel, bytes, crew) : new PlainProber(kernel);
  }
}
