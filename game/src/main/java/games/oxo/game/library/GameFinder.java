package games.oxo.game.library;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;

/**
 * Finds games by what a person types. Which names there are depends on the finder: {@link
 * BuiltInGames#load} knows the built-in games and opens nothing; one that also reads a person's
 * files is made by the command line alone.
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
