package games.oxo.game.score;

/** A bound for what one part of a score rule gives. An instance serves one thread. */
public interface MarginBound {
  /**
   * A margin that a player is sure of, its own points minus the other's, wherever it places the
   * stones it has left.
   *
   * @param own the player's stones
   * @param more how many it places yet, more than 0; all other cells are or become the other's
   */
  int sure(long own, int more);
}
