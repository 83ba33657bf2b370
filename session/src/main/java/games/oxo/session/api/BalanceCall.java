package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.session.balance.SelfPlaySeries;
import games.oxo.session.balance.SelfPlayStatistics;
import games.oxo.session.judge.TimeBudget;
import java.util.function.Consumer;

/**
 * A study of a game's balance that answers every few games, and finally with the whole.
 *
 * @param limits of which time counts
 */
record BalanceCall(Game game, ApiRequest.Balance asked, SelfPlaySeries series, Limits limits)
    implements ApiService.Call {
  /** How often it answers at most; each time all games are counted anew. */
  private static final int MOST_REPORTS = 25;

  @Override
  public void run(SearchControl control, Consumer<ApiAnswer> answers) {
    TimeBudget time = new TimeBudget(limits, control);
    int step = Math.max(1, (asked.games() + MOST_REPORTS - 1) / MOST_REPORTS);
    for (int games = 1; games <= asked.games() && series.play(time); games++) {
      if (games % step == 0 && games < asked.games()) {
        answers.accept(answer(false));
      }
    }
    answers.accept(answer(true));
  }

  private ApiAnswer answer(boolean last) {
    SelfPlayStatistics study = SelfPlayStatistics.of(game, series.games());
    return new ApiAnswer.Balanced(asked.engine(), study, asked.games(), last);
  }
}
