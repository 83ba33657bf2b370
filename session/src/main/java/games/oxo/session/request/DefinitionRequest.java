package games.oxo.session.request;

import static games.oxo.session.schema.ApiTypes.TEXT;

import games.oxo.game.definition.Source;
import games.oxo.game.library.BuiltInGames;
import games.oxo.session.api.ApiContext;
import games.oxo.session.schema.ApiShape;

/** Asks for the definition file of a built-in game. */
final class DefinitionRequest extends ShortRequest<Source> {
  private static final Parameter<String> GAME = Parameter.name("game", "its id");

  DefinitionRequest() {
    super(
        "definition",
        "Tells the definition file of a built-in game.",
        ApiShape.<Source>unnamed()
            .field("game", TEXT, "its id", Source::id)
            .field("definition", TEXT, "the text of the whole file", Source::text),
        GAME);
  }

  @Override
  Source find(Asked asked, ApiContext context) {
    String game = asked.get(GAME);
    return BuiltInGames.find(game).orElseThrow(() -> BuiltInGames.unknown(game, ""));
  }
}
