package games.oxo.search.engines;

import games.oxo.game.Game;
import java.util.List;

/**
 * What an engine can do: which games it serves, and which options it knows.
 *
 * @param summary what it does, in a few words
 * @param lineGames whether it plays games that a line decides
 * @param scoreGames whether it plays games that points decide
 * @param timed whether it needs a limit: without one it would stop by an arbitrary rule
 * @param options the keys that may follow its name
 */
public record Capability(
    String name,
    String summary,
    boolean lineGames,
    boolean scoreGames,
    boolean timed,
    List<String> options) {
  public Capability {
    options = List.copyOf(options);
  }

  /** Whether it plays this game. */
  public boolean serves(Game game) {
    return game.isLineGame() ? lineGames : scoreGames;
  }
}
