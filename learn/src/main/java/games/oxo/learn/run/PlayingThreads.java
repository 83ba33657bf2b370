package games.oxo.learn.run;

import games.oxo.game.Game;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.SelfPlayPlan;
import games.oxo.learn.sample.SelfPlayer;
import games.oxo.match.play.MatchGames;
import games.oxo.match.run.MatchSession;
import games.oxo.search.parallel.OrderedPipeline;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Threads of this process that play the games of learning.
 *
 * @param count how many
 */
public record PlayingThreads(int count) implements GamePlayers {
  @Override
  public void selfPlay(
      Game game, SelfPlayPlan plan, IntStream numbers, Predicate<ScoredGame> taker) {
    Supplier<SelfPlayer> players = plan.players(game);
    new OrderedPipeline<Integer, ScoredGame>(count)
        .run(numbers.iterator(), () -> players.get()::play, taker, () -> {});
  }

  @Override
  public MatchGames match(EvaluationMatch match, MatchSession session, BooleanSupplier stopped) {
    return session.here(count, () -> {}, stopped);
  }
}
