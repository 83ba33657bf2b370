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
    };
  }
}
