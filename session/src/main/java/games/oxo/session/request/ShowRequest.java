package games.oxo.session.request;

import static games.oxo.session.request.Parameters.PLACE;

import games.oxo.game.Position;
import games.oxo.session.api.ApiContext;
import games.oxo.session.shape.PositionShape;

/** Asks for a position: stones, legal moves, outcome. */
final class ShowRequest extends ShortRequest<Position> {
  ShowRequest() {
    super("show", "Tells everything about a position.", PositionShape.POSITION, PLACE);
  }

  @Override
  Position find(Asked asked, ApiContext context) {
    return context.read(asked.get(PLACE));
  }
}
