package games.oxo.learn.run;

import games.oxo.game.Game;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.SelfPlayPlan;
import games.oxo.match.play.MatchGames;
import games.oxo.match.run.MatchSession;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Those who play the games that learning needs: threads of this process, or the executors of a
 * cluster. A game depends on its number only, so it does not matter who plays it.
 */
public interface GamePlayers {
  /**
   * Plays games of self-play.
   *
   * @param numbers of the games, one after the other, perhaps many more than are wanted
   * @param taker gets each game, in the order of the numbers and one at a time, and says whether it
   *     wants more
   */
  void selfPlay(Game game, SelfPlayPlan plan, IntStream numbers, Predicate<ScoredGame> taker);

  /**
   * Those who play a match.
   *
   * @param session the same match as the driver of it sees it
   * @param stopped whether to leave games unfinished
   */
  MatchGames match(EvaluationMatch match, MatchSession session, BooleanSupplier stopped);
}
