package games.oxo.app;

import games.oxo.game.Game;
import games.oxo.game.files.GameLibrary;
import games.oxo.game.input.InputException;
import games.oxo.game.library.GameFinder;

/** The games that a person can name on the command line: built-in ones and definition files. */
final class UserGames {
  /** Reads files; whatever else wants to find games is handed this one or another. */
  static final GameFinder FINDER = new GameLibrary();

  private UserGames() {}

  /**
   * Loads a game.
   *
   * @throws InputException when there is none of that name, or its file is wrong
   */
  static Game load(String name) {
    return FINDER.load(name);
  }
}
