package games.oxo.search;

import games.oxo.game.Position;

/**
 * A computer player for one game: searches positions for the best move. An engine may reuse what it
 * has learned in earlier searches; it serves one caller at a time.
 */
public interface Engine {
  /** The name with which it is asked for. */
  String name();

  /**
   * Searches a position until it has the answer, a limit is reached, or the listener stops it.
   *
   * @param position a position of the engine's game that is not over
   * @param listener receives intermediate results, and finally the returned one; can stop the
   *     search, or make it wait
   * @return the move to play and what was found, always with a legal move that the request allows
   * @throws IllegalArgumentException when the request allows no legal move
   */
  Analysis think(Position position, SearchRequest request, SearchListener listener);

  /** Forgets what it learned from earlier positions. */
  void newGame();
}
