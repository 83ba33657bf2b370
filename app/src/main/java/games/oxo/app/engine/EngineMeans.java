package games.oxo.app.engine;

import games.oxo.app.option.OptionalTable;
import games.oxo.game.Game;
import games.oxo.search.engines.BookSupply;
import games.oxo.session.api.ApiService;
import java.util.function.Function;

/**
 * What a conversation in the line protocol works with.
 *
 * @param bytes the memory of an engine
 * @param tables opens the table of a game
 * @param books the opening books of engines
 * @param service answers requests of the API
 */
record EngineMeans(
    long bytes, Function<Game, OptionalTable> tables, BookSupply books, ApiService service) {}
