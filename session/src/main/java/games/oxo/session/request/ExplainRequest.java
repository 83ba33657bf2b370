package games.oxo.session.request;

import static games.oxo.session.request.Parameters.MOVE;
import static games.oxo.session.request.Parameters.PLACE;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.text.MoveNotation;
import games.oxo.session.api.ApiContext;
import games.oxo.session.explain.MoveExplainer;
import games.oxo.session.shape.Explained;

/** Asks what a move does: lines, threats, blocks, points. */
final class ExplainRequest extends ShortRequest<Explained> {
  ExplainRequest() {
    super("explain", "Says what a move does.", Explained.EXPLANATION, PLACE, MOVE);
  }

  @Override
  Explained find(Asked asked, ApiContext context) {
    Position from = context.read(asked.get(PLACE));
    Move move = new MoveNotation(from.game()).read(from, asked.get(MOVE));
    return new Explained(from.game(), new MoveExplainer(from.game()).explain(from, move));
  }
}
