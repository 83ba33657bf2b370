package games.oxo.app;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;

/** What the engine at the table, or a quick one, says to a person who asks. */
final class Advice {
  private static final long QUICK_BYTES = 200_000_000;

  private final Seat seat;
  private final boolean againstEngine;
  private final Thinking thinking;

  Advice(Seat x, Seat o, Thinking thinking) {
    seat = x.isHuman() ? o : x;
    againstEngine = !seat.isHuman();
    this.thinking = thinking;
  }

  /** What to play. */
  String hint(Position position) {
    MoveNotation notation = new MoveNotation(position.game());
    Analysis found = think(position);
    return "Hint: %s (%s), then %s"
        .formatted(
            notation.write(found.best()),
            found.value().scoreText(),
            notation.writeList(found.line()));
  }

  /** The best answer to the last move that a person made. */
  String why(Position position) {
    MoveNotation notation = new MoveNotation(position.game());
    // Against an engine that is the one before the engine's answer.
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
            found.value().scoreText(),
            notation.writeList(found.line()));
  }

  private Analysis think(Position position) {
    Engine engine = seat.engine();
    if (engine != null) {
      return thinking.about(position, engine, seat.limits());
    }
    Engines.Ready quick =
        Engines.create(
            position.game(),
            EngineSpec.parse("mcts-solver"),
            new Engines.Context(1, QUICK_BYTES, true));
    return thinking.about(position, quick.engine(), Limits.time(Seat.DEFAULT_MILLIS));
  }
}
