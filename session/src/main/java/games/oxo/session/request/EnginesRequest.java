package games.oxo.session.request;

import static games.oxo.session.request.Parameters.PLACE;

import games.oxo.game.Game;
import games.oxo.search.engines.Engines;
import games.oxo.session.api.ApiContext;
import games.oxo.session.shape.EngineInfo;
import java.util.List;

/** Asks for the engines that play the game of a place. */
final class EnginesRequest extends ShortRequest<List<EngineInfo>> {
  EnginesRequest() {
    super("engines", "Lists the engines that play a game.", EngineInfo.ENGINES, PLACE);
  }

  @Override
  List<EngineInfo> find(Asked asked, ApiContext context) {
    Game game = context.load(asked.get(PLACE));
    return Engines.all().stream()
        .filter(each -> each.serves(game))
        .map(each -> new EngineInfo(each, game))
        .toList();
  }
}
