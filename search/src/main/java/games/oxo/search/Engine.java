package games.oxo.search;

import games.oxo.game.Position;

/**
 * Somebody who thinks about positions of one game. An engine may keep what it learns from one call
 * to the next; it serves one caller at a time.
 */
public interface Engine {
  /** The name with which it is asked for. */
  String name();

  /**
   * Thinks about a position.
   *
   * @param position a position of the engine's game that is not over
   * @param limits when to stop; without any, the engine stops by its own rule
   * @return the move to play and what was found, always with a legal move
   */
  Analysis think(Position position, Limits limits, SearchListener listener);

  /** Forgets what it learned from earlier positions. */
  void newGame();
}
