package games.oxo.game.score;

/** Points for the whole of a player's stones. An instance serves one thread. */
interface CellMeasure {
  /** The points of these stones. */
  int points(long own);

  /** The cells that they come from. */
  long cells(long own);
}
