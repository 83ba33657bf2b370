package games.oxo.session;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.search.Analysis;
import games.oxo.session.explain.Explanation;
import games.oxo.session.explain.MoveExplainer;
import java.util.function.Function;

/** Advice to a player in a game, as records; the user interface puts it into words. */
public final class Advisor {
  private final Function<Position, Analysis> think;

  /**
   * @param think asks an engine about a position that is not over
   */
  public Advisor(Function<Position, Analysis> think) {
    this.think = think;
  }

  /**
   * What to play.
   *
   * @throws InputException when the game is over
   */
  public Hint hint(Position position) {
    if (position.outcome().isOver()) {
      throw new InputException("the game is over");
    }
    Analysis found = think.apply(position);
    Explanation reasons = new MoveExplainer(position.game()).explain(position, found.best());
    return new Hint(found.best(), found.value(), found.line(), reasons);
  }

  /**
   * The best answer to the move that led to a position.
   *
   * @throws InputException when no move is known, or it has ended the game
   */
  public BestReply bestReply(Position after) {
    Move move = after.lastMove().orElseThrow(() -> new InputException("no move has been made yet"));
    if (after.outcome().isOver()) {
      throw new InputException("the game is over");
    }
    Analysis found = think.apply(after);
    MoveExplainer explainer = new MoveExplainer(after.game());
    return new BestReply(
        move,
        found.best(),
        found.value(),
        found.line(),
        explainer.explain(after.previous().orElseThrow(), move),
        explainer.explain(after, found.best()));
  }
}
