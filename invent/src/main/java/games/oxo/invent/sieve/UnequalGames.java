package games.oxo.invent.sieve;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.kernel.SearchRules;
import games.oxo.session.balance.StudyEngine;
import java.util.List;

/**
 * Games of an engine against itself in which one side thinks more: does it help? Seats alternate.
 * The same seed gives the same games.
 */
final class UnequalGames {
  private final Game game;
  private final SearchRules rules;
  private final EngineSpec spec;
  private final EngineContext context;

  UnequalGames(Game game, String engine, EngineContext context) {
    this.game = game;
    this.context = context;
    rules = new SearchRules(game);
    spec = EngineSpec.parse(engine);
  }

  /**
   * The score of the stronger side, from 0 to 1.
   *
   * @param games an even number
   * @param control whether to stop; what comes out then means nothing
   */
  double score(int games, Limits stronger, Limits weaker, SearchControl control) {
    double points = 0;
    for (int number = 1; number <= games && !control.stop(); number++) {
      boolean begins = number % 2 == 1;
      List<Limits> limits = begins ? List.of(stronger, weaker) : List.of(weaker, stronger);
      int first = play(number, limits, control);
      points += (1 + (begins ? first : -first)) / 2.0;
    }
    return points / games;
  }

  /**
   * @return 1 if the player wins who began, -1 if the other does
   */
  private int play(int number, List<Limits> limits, SearchControl control) {
    long[] seeds = StudyEngine.seedsOfPlayers(StudyEngine.seedOfGame(context.seed(), number));
    List<ConfiguredEngine> players =
        List.of(
            Engines.create(rules, spec, context.withSeed(seeds[0])),
            Engines.create(rules, spec, context.withSeed(seeds[1])));
    Position position = game.start();
    while (!position.outcome().isOver() && !control.stop()) {
      int seat = (position.toMove().orElseThrow() == Player.X) != position.swapped() ? 0 : 1;
      position =
          position.play(
              players
                  .get(seat)
                  .engine()
                  .think(
                      position,
                      SearchRequest.of(limits.get(seat)),
                      SearchListener.controlledBy(control))
                  .best());
    }
    int winner = position.outcome().sign(Player.X);
    return position.swapped() ? -winner : winner;
  }
}
