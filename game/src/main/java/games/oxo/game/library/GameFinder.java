package games.oxo.game.library;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;

/**
 * Finds games by name. Which names exist depends on the finder: {@link BuiltInGames#load} finds the
 * built-in games and opens nothing; only the command line creates one that also reads the user's
 * files.
 */
@FunctionalInterface
public interface GameFinder {
  /**
   * Loads a game.
   *
   * @throws InputException when there is none of that name, or its definition is wrong
   */
  Game load(String name);
}
