package games.oxo.match.play;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.search.Limits;
import java.util.Optional;
import java.util.stream.Collectors;

/** Positions and budgets as commands of the line protocol. */
final class UgiText {
  private UgiText() {}

  /** The command that sets a position, with all moves that are known. */
  static String position(Position position) {
    Position origin = position.origin();
    String from = origin.ply() == 0 ? "startpos" : "fen " + PositionWriter.rows(origin);
    MoveNotation notation = new MoveNotation(position.game());
    String moves =
        position.moves().stream().map(notation::writeInList).collect(Collectors.joining(" "));
    return "position " + from + (moves.isEmpty() ? "" : " moves " + moves);
  }

  /** The command that asks for a move. */
  static String go(Position position, MoveBudget budget) {
    Limits limits = budget.limits();
    StringBuilder text = new StringBuilder("go");
    add(text, "movetime", limits.millis());
    add(text, "depth", limits.depth());
    add(text, "nodes", limits.nodes());
    add(text, "simulations", limits.simulations());
    MoveBudget.Clock clock = budget.clock();
    if (clock.isRunning()) {
      // Clocks go with people, and it is always the player asked who is to move.
      boolean first = position.toMove().equals(Optional.of(Player.X));
      text.append(" p1time ").append(first ? clock.ownMillis() : clock.otherMillis());
      text.append(" p2time ").append(first ? clock.otherMillis() : clock.ownMillis());
      add(text, "p1inc", clock.incrementMillis());
      add(text, "p2inc", clock.incrementMillis());
    }
    return text.toString();
  }

  private static void add(StringBuilder text, String name, long value) {
    if (value > 0) {
      text.append(' ').append(name).append(' ').append(value);
    }
  }
}
