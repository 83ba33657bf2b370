package games.oxo.game.score;

/**
 * Points for the whole of a player's stones. An instance serves one thread.
 *
 * <p>It is a class and not an interface, because calls of the only subclass in use cost less.
 */
public abstract class CellMeasure {
  /** The points of these stones. */
  public abstract int points(long own);

  /** The cells that they come from. */
  public abstract long cells(long own);

  /** How many sets of stones so far may have taken more than a millisecond. */
  public long slowSets() {
    return 0;
  }

  /** Whether there are such sets at all. */
  public boolean canBeSlow() {
    return false;
  }

  /** Both this and another. */
  public final CellMeasure and(CellMeasure other) {
    CellMeasure one = this;
    return new CellMeasure() {
      @Override
      public int points(long own) {
        return one.points(own) + other.points(own);
      }

      @Override
      public long cells(long own) {
        return one.cells(own) | other.cells(own);
      }

      @Override
      public long slowSets() {
        return one.slowSets() + other.slowSets();
      }

      @Override
      public boolean canBeSlow() {
        return one.canBeSlow() || other.canBeSlow();
      }
    };
  }
}
