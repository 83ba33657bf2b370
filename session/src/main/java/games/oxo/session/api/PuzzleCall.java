package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.search.Limits;
import games.oxo.search.kernel.Clock;
import games.oxo.session.puzzle.Puzzle;
import games.oxo.session.puzzle.PuzzleMaker;
import games.oxo.session.puzzle.PuzzleText;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A search for a puzzle that answers after every few positions, and finally with the puzzle, or
 * with the reason why there is none.
 */
final class PuzzleCall implements ApiService.Call {
  private static final long POSITIONS_PER_ANSWER = 20;

  private final Game game;
  private final PuzzleMaker maker;
  private final Clock clock;
  private long told;

  /**
   * @param limits of which time counts
   */
  PuzzleCall(Game game, PuzzleMaker maker, Limits limits) {
    this.game = game;
    this.maker = maker;
    clock = Clock.paused(limits);
  }

  @Override
  public boolean run(BooleanSupplier pause, Consumer<ApiAnswer> answers) {
    clock.resume(pause);
    boolean ended = maker.run(() -> isOver(answers));
    if (!ended && clock.isPaused()) {
      return false;
    }
    Puzzle found = maker.puzzle().orElse(null);
    String text = found == null ? PuzzleText.none(maker.tried(), !ended) : PuzzleText.task(found);
    answers.accept(new ApiAnswer.PuzzleMade(game, found, text, maker.tried(), true));
    return true;
  }

  /** Whether to pause or the time is up; answers now and then. */
  private boolean isOver(Consumer<ApiAnswer> answers) {
    long tried = maker.tried();
    if (tried - told >= POSITIONS_PER_ANSWER) {
      told = tried;
      answers.accept(new ApiAnswer.PuzzleMade(game, null, PuzzleText.looking(tried), tried, false));
    }
    return clock.isOver(0);
  }
}
