package games.oxo.session.request;

import static games.oxo.session.request.Parameters.PLACE;

import games.oxo.game.Position;
import games.oxo.session.api.ApiContext;
import games.oxo.session.shape.Threatened;
import games.oxo.session.threats.ThreatFinder;

/** Asks what the opponent would do if the side to move passed. */
final class ThreatsRequest extends ShortRequest<Threatened> {
  ThreatsRequest() {
    super(
        "threats",
        "Says what the opponent would do if the side to move passed.",
        Threatened.THREATS,
        PLACE);
  }

  @Override
  Threatened find(Asked asked, ApiContext context) {
    Position position = context.readOpen(asked.get(PLACE));
    return new Threatened(position.game(), ThreatFinder.find(position));
  }
}
