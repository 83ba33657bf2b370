package games.oxo.session.request;

import static games.oxo.session.request.Parameters.MOVE;
import static games.oxo.session.request.Parameters.PLACE;

import games.oxo.game.Position;
import games.oxo.game.text.MoveNotation;
import games.oxo.session.api.ApiContext;
import games.oxo.session.shape.PositionShape;

/** Asks for the position after one more move. */
final class PlayRequest extends ShortRequest<Position> {
  PlayRequest() {
    super("play", "Makes a move.", PositionShape.POSITION, PLACE, MOVE);
  }

  @Override
  Position find(Asked asked, ApiContext context) {
    Position from = context.read(asked.get(PLACE));
    return from.play(new MoveNotation(from.game()).read(from, asked.get(MOVE)));
  }
}
