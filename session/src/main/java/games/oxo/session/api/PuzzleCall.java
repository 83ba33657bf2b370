package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.session.judge.TimeBudget;
import games.oxo.session.puzzle.Puzzle;
import games.oxo.session.puzzle.PuzzleMaker;
import games.oxo.session.puzzle.PuzzleText;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A search for a puzzle that answers after every few positions, and finally with the puzzle, or
 * with the reason why there is none.
 *
 * @param limits of which time counts
 */
record PuzzleCall(Game game, PuzzleMaker maker, Limits limits) implements ApiService.Call {
  private static final long POSITIONS_PER_ANSWER = 20;

  @Override
  public void run(SearchControl control, Consumer<ApiAnswer> answers) {
    TimeBudget time = new TimeBudget(limits, control);
    Puzzle found = maker.next(time, tried -> tell(tried, answers)).orElse(null);
    if (found != null) {
      answers.accept(answer(found, PuzzleText.task(found), true));
    } else if (maker.hasGivenUp() || !control.stop()) {
      answers.accept(answer(null, PuzzleText.none(maker.tried(), !maker.hasGivenUp()), true));
    }
  }

  private void tell(long tried, Consumer<ApiAnswer> answers) {
    if (tried % POSITIONS_PER_ANSWER == 0) {
      answers.accept(answer(null, PuzzleText.looking(tried), false));
    }
  }

  private ApiAnswer answer(@Nullable Puzzle puzzle, String text, boolean last) {
    return new ApiAnswer.PuzzleMade(game, puzzle, text, maker.tried(), last);
  }
}
