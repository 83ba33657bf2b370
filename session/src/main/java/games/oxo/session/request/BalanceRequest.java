package games.oxo.session.request;

import static games.oxo.session.request.Parameters.MOST_MILLIS;
import static games.oxo.session.request.Parameters.PLACE;
import static games.oxo.session.request.Parameters.SEED;

import games.oxo.game.Game;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineContext;
import games.oxo.session.api.ApiContext;
import games.oxo.session.api.ApiService;
import games.oxo.session.balance.SelfPlaySeries;
import games.oxo.session.balance.SelfPlayStatistics;
import games.oxo.session.judge.TimeBudget;
import games.oxo.session.shape.StudyShape;
import games.oxo.session.shape.StudyShape.Balanced;

/**
 * Asks for the balance of a game: statistics of an engine's games against itself from the empty
 * board, answered every few games, and finally with the whole. Of the place, the game counts.
 */
final class BalanceRequest extends LongRequest<Balanced> {
  /** How often it answers at most; each time all games are counted anew. */
  private static final int MOST_REPORTS = 25;

  private static final Parameter<String> ENGINE =
      Parameter.name("engine", "with its options", "mcts-solver:simulations=200");

  private static final Parameter<Long> GAMES = Parameter.number("games", "1 to 1000", 1000, 100);

  private static final Parameter<Long> MILLIS =
      Parameter.number("millis", "the longest time to play", MOST_MILLIS);

  BalanceRequest() {
    super(
        "balance",
        "Plays games of an engine against itself, and says how balanced the game is.",
        StudyShape.BALANCE,
        PLACE,
        ENGINE,
        GAMES,
        SEED,
        MILLIS);
  }

  @Override
  ApiService.Call start(Asked asked, ApiContext context) {
    Game game = context.load(asked.get(PLACE));
    String engine = asked.get(ENGINE);
    int all = Math.max(1, asked.get(GAMES).intValue());
    SelfPlaySeries series =
        new SelfPlaySeries(
            game,
            engine,
            context.limits()::cut,
            EngineContext.of(asked.get(SEED), context.limits().bytes())
                .withEvaluations(context.knowledge().evaluations()));
    Limits limits = context.limits().cut(Limits.time(asked.get(MILLIS)));
    int step = (all + MOST_REPORTS - 1) / MOST_REPORTS;
    return (control, answers) -> {
      TimeBudget time = new TimeBudget(limits, control);
      for (int games = 1; games <= all && series.play(time); games++) {
        if (games % step == 0 && games < all) {
          answers.accept(answer(new Balanced(engine, study(game, series), all, false)));
        }
      }
      answers.accept(answer(new Balanced(engine, study(game, series), all, true)));
    };
  }

  private static SelfPlayStatistics study(Game game, SelfPlaySeries series) {
    return SelfPlayStatistics.of(game, series.games());
  }
}
