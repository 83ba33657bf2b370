package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What an engine can do: which games it serves, and which options it knows.
 *
 * @param summary what it does, in a few words
 * @param lineGames whether it plays games that a line decides
 * @param scoreGames whether it plays games that points decide
 * @param options the keys that may follow its name
 */
public record Capability(
    String name, String summary, boolean lineGames, boolean scoreGames, List<String> options) {
  public Capability {
    options = List.copyOf(options);
  }

  /** Whether it plays this game. */
  public boolean serves(Game game) {
    return game.isLineGame() ? lineGames : scoreGames;
  }

  /**
   * Refuses a game that it does not serve, naming the engines that do.
   *
   * @throws InputException when it does not serve the game
   */
  void require(Game game, List<Capability> all) {
    if (!serves(game)) {
      String others =
          all.stream()
              .filter(each -> each.serves(game))
              .map(Capability::name)
              .collect(Collectors.joining(", "));
      throw new InputException(
          "the engine '%s' plays only games that %s; for %s there are %s"
              .formatted(name, lineGames ? "a line decides" : "points decide", game.id(), others));
    }
  }
}
