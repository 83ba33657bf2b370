package games.oxo.search.solve;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.rules.Outcome;
import java.util.HashMap;
import java.util.Map;

/**
 * The value of a position to the person to move, by trying everything, where a swap is a move that
 * changes people and takes one move. For line games 100 - n for a win in n moves, n - 100 for a
 * loss; for score games the margin.
 */
public final class SwapMinimax {
  private final Map<Position, Integer> known = new HashMap<>();

  /** The value of a position that is not over. */
  public int value(Position position) {
    Integer stored = known.get(position);
    if (stored != null) {
      return stored;
    }
    int best = Integer.MIN_VALUE;
    for (Move move : position.legalMoves()) {
      best = Math.max(best, value(position, move));
    }
    known.put(position, best);
    return best;
  }

  /** The value of a move to the person who makes it. */
  public int value(Position position, Move move) {
    Player colour = position.toMove().orElseThrow();
    Position after = position.play(move);
    Outcome outcome = after.outcome();
    boolean line = position.game().rules().countsStones();
    if (outcome.isOver()) {
      int win = outcome.isDraw() ? 0 : outcome.winner() == colour ? 99 : -99;
      return line ? win : outcome.margin(colour);
    }
    boolean samePerson = !move.isSwap() && after.toMove().orElseThrow() == colour;
    int value = samePerson ? value(after) : -value(after);
    return line ? value - Integer.signum(value) : value;
  }
}
