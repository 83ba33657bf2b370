package games.oxo.session.request;

import static games.oxo.session.request.Parameters.PLACE;

import games.oxo.game.Position;
import games.oxo.session.api.ApiContext;
import games.oxo.session.shape.Booked;

/** Asks what the opening book knows of a position. */
final class BookRequest extends ShortRequest<Booked> {
  BookRequest() {
    super("book", "Says what the opening book knows.", Booked.BOOK, PLACE);
  }

  @Override
  Booked find(Asked asked, ApiContext context) {
    Position position = context.readOpen(asked.get(PLACE));
    return new Booked(position, context.knowledge().book(position));
  }
}
