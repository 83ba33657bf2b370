package games.oxo.cli.option;

import games.oxo.game.library.BuiltInGames;
import java.util.Iterator;

/** The names of the built-in games, for the completion of a command line. */
public final class GameNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return BuiltInGames.ids().stream().filter(id -> id.indexOf(':') < 0).iterator();
  }
}
