package games.oxo.session.puzzle;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.List;

/**
 * Games of a weak engine against itself, after a few random stones. Their positions look like those
 * of people: there is a plan, and there are mistakes.
 */
final class PracticeGame {
  private static final int LEAST_SIMULATIONS = 32;
  private static final int STRENGTHS = 4;
  private static final int SHARE_OF_RANDOM_STONES = 6;
  private static final int LEAST_RANDOM_STONES = 5;

  private PracticeGame() {}

  /** Plays a game; its last position, which is not the end if it was stopped. */
  static Position play(Game game, Engine engine, Dice dice, SearchControl control) {
    int most = Math.max(LEAST_RANDOM_STONES, game.board().cells() / SHARE_OF_RANDOM_STONES);
    int randomStones = dice.below(1 + most);
    long simulations = (long) LEAST_SIMULATIONS << dice.below(STRENGTHS);
    SearchRequest request =
        SearchRequest.of(Limits.simulations(simulations)).withAvoid(List.of(Move.SWAP));
    SearchListener listener = SearchListener.controlledBy(control);
    engine.newGame();
    Position at = game.start();
    for (int stone = 0; !at.outcome().isOver() && !control.stop(); stone++) {
      Move next =
          stone < randomStones
              ? Move.at(dice.bitOf(at.legalCells()))
              : engine.think(at, request, listener).best();
      at = at.play(next);
    }
    return at;
  }
}
