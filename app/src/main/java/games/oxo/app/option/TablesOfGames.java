package games.oxo.app.option;

import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.search.solve.ExactValues;
import games.oxo.session.api.ApiKnowledge;
import games.oxo.web.BuiltInKnowledge;
import java.util.ArrayList;
import java.util.List;

/**
 * The tables that answer requests of the API: those that other commands use too, of the built-in
 * games only, so that nothing in a request says which files are opened.
 */
public final class TablesOfGames implements AutoCloseable {
  private final TableOption option;
  private final Terminal terminal;
  private final List<OptionalTable> opened = new ArrayList<>();

  /**
   * @param option which tables may be used
   */
  public TablesOfGames(TableOption option, Terminal terminal) {
    this.option = option;
    this.terminal = terminal;
  }

  /** What is known to a service: these tables, and what comes with the program. */
  public ApiKnowledge knowledge() {
    return new BuiltInKnowledge(this::values);
  }

  private synchronized ExactValues values(Game game) {
    OptionalTable table = option.open(game, terminal);
    opened.add(table);
    return table.values();
  }

  @Override
  public synchronized void close() {
    opened.forEach(OptionalTable::close);
  }
}
