package games.oxo.session.puzzle;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One game of a weak engine against itself, after a few random stones. Its positions look like
 * those of people: there is a plan, and there are mistakes.
 */
final class PracticeGame {
  private static final int LEAST_SIMULATIONS = 32;
  private static final int STRENGTHS = 4;
  private static final int SHARE_OF_RANDOM_STONES = 6;
  private static final int LEAST_RANDOM_STONES = 5;

  private final Engine engine;
  private final SearchRequest request;
  private final Dice dice;
  private Position at;
  private int randomStones;
  private @Nullable Search thinking;

  PracticeGame(Game game, Engine engine, Dice dice) {
    this.engine = engine;
    this.dice = dice;
    at = game.start();
    int most = Math.max(LEAST_RANDOM_STONES, game.board().cells() / SHARE_OF_RANDOM_STONES);
    randomStones = dice.below(1 + most);
    long simulations = (long) LEAST_SIMULATIONS << dice.below(STRENGTHS);
    request = SearchRequest.of(Limits.simulations(simulations)).withAvoid(List.of(Move.SWAP));
    engine.newGame();
  }

  /** Plays on; true when the game is over, false after a pause. */
  boolean run(BooleanSupplier pause) {
    while (!at.outcome().isOver()) {
      if (randomStones > 0) {
        randomStones--;
        at = at.play(Move.at(dice.bitOf(at.legalCells())));
        continue;
      }
      if (thinking == null) {
        thinking = engine.start(at, request);
      }
      if (!thinking.run(pause)) {
        return false;
      }
      at = at.play(thinking.analysis().best());
      thinking = null;
    }
    return true;
  }

  /** The last position. */
  Position end() {
    return at;
  }
}
