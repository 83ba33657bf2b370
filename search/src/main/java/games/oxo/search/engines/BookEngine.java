package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.ExactValues;
import java.util.List;
import java.util.Optional;

/**
 * An engine that plays from an opening book, and thinks where the book has no move. A request for
 * the values of all moves is not a matter of the book; exact values go before it.
 */
final class BookEngine implements Engine {
  private final Engine engine;
  private final OpeningBook book;
  private final ExactValues exact;

  /**
   * @param exact the values that the engine knows without a search
   */
  BookEngine(Engine engine, OpeningBook book, ExactValues exact) {
    this.engine = engine;
    this.book = book;
    this.exact = exact;
    book.prepare();
  }

  @Override
  public String name() {
    return engine.name();
  }

  @Override
  public void newGame() {
    engine.newGame();
  }

  @Override
  public Search start(Position position, SearchRequest request) {
    request.moves(position);
    boolean asked = !request.everyMove() && exact.value(position).isEmpty();
    Optional<MoveValue> reply = asked ? book.reply(position) : Optional.empty();
    return reply
        .filter(found -> position.legalMoves().contains(found.move()))
        .filter(found -> request.allows(found.move()))
        .<Search>map(found -> new FinishedSearch(analysis(found)))
        .orElseGet(() -> engine.start(position, request));
  }

  private static Analysis analysis(MoveValue reply) {
    return new Analysis(
        reply.move(), reply.value(), List.of(reply), reply.line(), 0, 0, 0, 0, true);
  }
}
