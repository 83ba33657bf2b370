package games.oxo.session.request;

import static games.oxo.session.schema.ApiTypes.list;

import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import games.oxo.session.api.ApiContext;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.shape.GameShape;
import java.util.List;

/** Asks for the list of games, each before its variants. */
final class GamesRequest extends ShortRequest<List<Game>> {
  GamesRequest() {
    super(
        "games",
        "Lists the games.",
        ApiShape.<List<Game>>unnamed()
            .field("games", list(GameShape.GAME), "each before its variants", games -> games));
  }

  @Override
  List<Game> find(Asked asked, ApiContext context) {
    return BuiltInGames.ids().stream().map(BuiltInGames::load).toList();
  }
}
