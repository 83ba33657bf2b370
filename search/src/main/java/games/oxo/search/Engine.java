package games.oxo.search;

import games.oxo.game.Position;

/**
 * A computer player for one game: starts searches for the best move of a position. An engine may
 * reuse what it has learned in earlier searches; it serves one caller at a time.
 */
public interface Engine {
  /** The name with which it is asked for. */
  String name();

  /**
   * Makes a search ready, which begins with {@link Search#run}.
   *
   * @param position a position of the engine's game that is not over
   * @throws IllegalArgumentException when the request allows no legal move
   */
  Search start(Position position, SearchRequest request);

  /**
   * Searches a position to the end.
   *
   * @param position a position of the engine's game that is not over
   * @param listener receives intermediate results, and finally the returned one; can stop the
   *     search
   * @return the move to play and what was found
   * @throws IllegalArgumentException when the request allows no legal move
   */
  default Analysis think(Position position, SearchRequest request, SearchListener listener) {
    return new ReportedSearch(start(position, request), request.reportMillis(), listener)
        .runToTheEnd();
  }

  /** Forgets what it learned from earlier positions. */
  void newGame();
}
