package games.oxo.app.play;

import games.oxo.app.value.ValueWords;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.solve.ExactValues;
import games.oxo.session.Advisor;
import games.oxo.session.BestReply;
import games.oxo.session.Hint;
import games.oxo.session.Seat;

/** The advice of the best engine in words. */
final class Advice {
  private static final long BYTES = 200_000_000;

  private final boolean againstEngine;
  private final Advisor advisor;
  private final MoveNotation notation;

  /**
   * @param known values that need no thinking
   * @param againstEngine whether the last move of a person is the one before the engine's answer
   */
  Advice(Game game, boolean againstEngine, Thinking thinking, ExactValues known) {
    this.againstEngine = againstEngine;
    notation = new MoveNotation(game);
    Engine engine =
        Engines.create(
                game,
                EngineSpec.parse("best"),
                EngineContext.of(1, BYTES).withDeterministic(true).withTable(known))
            .engine();
    Limits limits = Limits.time(Seat.DEFAULT_MILLIS);
    advisor = new Advisor(position -> thinking.about(position, engine, limits));
  }

  /** What to play. */
  String hint(Position position) {
    Hint hint = advisor.hint(position);
    String rest = notation.writeList(hint.line().subList(1, hint.line().size()));
    return Text.format(
        "Hint: %s (%s)%s",
        notation.write(hint.move()),
        ValueWords.of(hint.value()),
        rest.isEmpty() ? "" : ", then " + rest);
  }

  /** The best answer to the last move that a person made. */
  String why(Position position) {
    Position after =
        againstEngine
            ? position.previous().filter(each -> each.lastMove().isPresent()).orElse(position)
            : position;
    BestReply best = advisor.bestReply(after);
    return Text.format(
        "The best answer to %s is %s (%s): %s",
        notation.write(best.to()),
        notation.write(best.reply()),
        ValueWords.of(best.value()),
        notation.writeList(best.line()));
  }
}
