package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Outcome;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ValueScale;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Values by trying everything, on positions as the rules give them. */
final class Plain {
  private final Game game;
  private final ValueScale scale;
  private final Map<Position, Integer> known = new HashMap<>();

  Plain(Game game) {
    this.game = game;
    scale = new ValueScale(game);
    value(game.start());
  }

  /** The value of a position to the player to move. */
  private int value(Position position) {
    Integer stored = known.get(position);
    if (stored != null) {
      return stored;
    }
    int best = Integer.MIN_VALUE;
    for (Move move : position.legalMoves()) {
      if (!move.isSwap()) {
        best = Math.max(best, value(position, move));
      }
    }
    known.put(position, best);
    return best;
  }

  private int value(Position position, Move move) {
    Player mover = position.toMove().orElseThrow();
    Position after = position.play(move);
    Outcome outcome = after.outcome();
    if (!outcome.isOver()) {
      return after.toMove().orElseThrow() == mover ? value(after) : -value(after);
    }
    if (!game.isLineGame()) {
      return outcome.margin(mover);
    }
    int win = scale.win(after.ply());
    return outcome.isDraw() ? 0 : outcome.winner() == mover ? win : -win;
  }

  /** Every position that can be reached and is not over, with its value. */
  Map<Position, Integer> all() {
    return known;
  }

  /** Builds a table in a folder and opens it. */
  static Table build(Game game, Path folder) {
    Path file = folder.resolve("table");
    new TableBuilder(game, file, 1 << 22, WorkerPool.SINGLE).build(BuildWatcher.NONE);
    return Table.open(game, file);
  }
}
