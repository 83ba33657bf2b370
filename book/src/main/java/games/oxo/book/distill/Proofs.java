package games.oxo.book.distill;

import games.oxo.search.value.Ending;
import games.oxo.search.value.Proven;

/** Proven values and moves. */
final class Proofs {
  private Proofs() {}

  /** The same result one move nearer, where the distance is known. */
  static Proven before(Proven later) {
    return later instanceof Ending ending && ending.plies() > 1
        ? new Ending(ending.result(), ending.plies() - 1)
        : later;
  }
}
