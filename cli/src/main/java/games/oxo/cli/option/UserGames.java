package games.oxo.cli.option;

import games.oxo.game.Game;
import games.oxo.game.files.GameLibrary;
import games.oxo.game.input.InputException;
import games.oxo.game.library.GameFinder;
import games.oxo.game.library.GameSources;

/** The games that a person can name on the command line: built-in ones and definition files. */
public final class UserGames {
  private static final GameLibrary LIBRARY = new GameLibrary();

  /** Reads files; whatever else wants to find games is handed this one or another. */
  public static final GameFinder FINDER = LIBRARY;

  private UserGames() {}

  /**
   * Loads a game.
   *
   * @throws InputException when there is none of that name, or its file is wrong
   */
  public static Game load(String name) {
    return FINDER.load(name);
  }

  /**
   * The texts of all files that define a game, for machines that do not have these files.
   *
   * @throws InputException when there is none of that name, or its file is wrong
   */
  public static GameSources sources(String name) {
    return LIBRARY.sources(name);
  }
}
