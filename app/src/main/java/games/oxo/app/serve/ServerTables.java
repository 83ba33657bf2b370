package games.oxo.app.serve;

import games.oxo.app.option.OptionalTable;
import games.oxo.app.option.TableOption;
import games.oxo.app.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.search.solve.ExactValues;
import games.oxo.session.api.ApiKnowledge;
import games.oxo.web.BuiltInKnowledge;
import java.util.ArrayList;
import java.util.List;

/**
 * The tables of a server: those that other commands use too, of the built-in games only, so that
 * nothing in a request says which files are opened.
 */
final class ServerTables implements AutoCloseable {
  private final Terminal terminal;
  private final List<OptionalTable> opened = new ArrayList<>();

  ServerTables(Terminal terminal) {
    this.terminal = terminal;
  }

  /** What the server knows: these tables, and what comes with the program. */
  ApiKnowledge knowledge() {
    return new BuiltInKnowledge(this::values);
  }

  private synchronized ExactValues values(Game game) {
    OptionalTable table = new TableOption().open(game, terminal);
    opened.add(table);
    return table.values();
  }

  @Override
  public synchronized void close() {
    opened.forEach(OptionalTable::close);
  }
}
