package games.oxo.session.request;

import games.oxo.game.Game;
import games.oxo.session.api.ApiContext;
import games.oxo.session.api.Place;
import games.oxo.session.shape.GameShape;

/** Asks whether a definition is valid. */
final class CheckRequest extends ShortRequest<Game> {
  private static final Parameter<String> DEFINITION = Parameter.text("definition", "a whole file");

  CheckRequest() {
    super("check", "Checks a definition; an error names the line.", GameShape.GAME, DEFINITION);
  }

  @Override
  Game find(Asked asked, ApiContext context) {
    return context.load(new Place("", asked.get(DEFINITION), null, null));
  }
}
