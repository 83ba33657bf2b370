package games.oxo.app.play;

import games.oxo.app.value.ValueWords;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.solve.ExactValues;

/** What the best engine says to a person who asks. */
final class Advice {
  private static final long BYTES = 200_000_000;

  private final boolean againstEngine;
  private final Thinking thinking;
  private final Engine engine;
  private final MoveNotation notation;

  /**
   * @param known values that need no thinking
   * @param againstEngine whether the last move of a person is the one before the engine's answer
   */
  Advice(Game game, boolean againstEngine, Thinking thinking, ExactValues known) {
    this.againstEngine = againstEngine;
    this.thinking = thinking;
    notation = new MoveNotation(game);
    engine =
        Engines.create(
                game,
                EngineSpec.parse("best"),
                EngineContext.of(1, BYTES).withDeterministic(true).withTable(known))
            .engine();
  }

  /** What to play. */
  String hint(Position position) {
    Analysis found = think(position);
    String rest = notation.writeList(found.line().subList(1, found.line().size()));
    return "Hint: %s (%s)%s"
        .formatted(
            notation.write(found.best()),
            ValueWords.of(found.value()),
            rest.isEmpty() ? "" : ", then " + rest);
  }

  /** The best answer to the last move that a person made. */
  String why(Position position) {
    Position after =
        againstEngine
            ? position.previous().filter(each -> each.lastMove().isPresent()).orElse(position)
            : position;
    Move move = after.lastMove().orElseThrow(() -> new InputException("no move has been made yet"));
    Analysis found = think(after);
    return "The best answer to %s is %s (%s): %s"
        .formatted(
            notation.write(move),
            notation.write(found.best()),
            ValueWords.of(found.value()),
            notation.writeList(found.line()));
  }

  private Analysis think(Position position) {
    return thinking.about(position, engine, Limits.time(Seat.DEFAULT_MILLIS));
  }
}
