package games.oxo.search.solve;

import games.oxo.search.kernel.Clock;
import org.jspecify.annotations.Nullable;

/** The arguments of the last stopped probe, by which a prober recognizes it. */
public final class StoppedProbe {
  private long own;
  private long other;
  private int ply;
  private int beta;
  private @Nullable Clock clock;

  /** A probe with these arguments was stopped. */
  public void keep(long ownStones, long otherStones, int stones, int wanted, Clock asked) {
    own = ownStones;
    other = otherStones;
    ply = stones;
    beta = wanted;
    clock = asked;
  }

  /**
   * Forgets the probe that was stopped, if any.
   *
   * @return whether it had these arguments
   */
  public boolean take(long ownStones, long otherStones, int stones, int wanted, Clock asked) {
    boolean same =
        clock == asked
            && own == ownStones
            && other == otherStones
            && ply == stones
            && beta == wanted;
    clock = null;
    return same;
  }

  /** Forgets the probe that was stopped, if any. */
  public void forget() {
    clock = null;
  }
}
