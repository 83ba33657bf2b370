package games.oxo.session;

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
}
