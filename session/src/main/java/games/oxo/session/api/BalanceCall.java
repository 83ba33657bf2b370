package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.search.balance.SelfPlayStatistics;
import games.oxo.session.balance.SelfPlaySeries;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** A study of a game's balance that answers every few games, and finally with the whole. */
final class BalanceCall implements ApiService.Call {
  /** How often it answers at most; each time all games are counted anew. */
  private static final int MOST_REPORTS = 25;

  private final Game game;
  private final ApiRequest.Balance asked;
  private final SelfPlaySeries series;
  private final long nanos;
  private final int step;
  private long used;

  /**
   * @param millis the longest time to play
   */
  BalanceCall(Game game, ApiRequest.Balance asked, SelfPlaySeries series, long millis) {
    this.game = game;
    this.asked = asked;
    this.series = series;
    nanos = millis * 1_000_000;
    step = Math.max(1, (asked.games() + MOST_REPORTS - 1) / MOST_REPORTS);
  }

  @Override
  public boolean run(BooleanSupplier pause, Consumer<ApiAnswer> answers) {
    long began = System.nanoTime() - used;
    BooleanSupplier late = () -> System.nanoTime() - began > nanos;
    while (series.games().size() < asked.games() && !late.getAsBoolean() && !pause.getAsBoolean()) {
      boolean ended = series.play(() -> pause.getAsBoolean() || late.getAsBoolean());
      int games = series.games().size();
      if (ended && games % step == 0 && games < asked.games()) {
        answers.accept(answer(false));
      }
    }
    boolean done = series.games().size() == asked.games() || late.getAsBoolean();
    used = System.nanoTime() - began;
    if (done) {
      answers.accept(answer(true));
    }
    return done;
  }

  private ApiAnswer answer(boolean last) {
    SelfPlayStatistics study = SelfPlayStatistics.of(game, series.games());
    return new ApiAnswer.Balanced(asked.engine(), study, asked.games(), last);
  }
}
