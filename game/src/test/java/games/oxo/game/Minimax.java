package games.oxo.game;

import games.oxo.game.board.Player;
import games.oxo.game.rules.Outcome;
import java.util.HashMap;
import java.util.Map;

/**
 * The value of a position by trying everything, on positions as the rules give them. For line games
 * 100 - n for a win in n stones, n - 100 for a loss; for score games the margin. For the player to
 * move.
 */
public final class Minimax {
  private final Map<Position, Integer> known = new HashMap<>();

  /** The value of a position that is not over. */
  public int value(Position position) {
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

  /** All positions that were looked at, with their values. */
  public Map<Position, Integer> known() {
    return Map.copyOf(known);
  }

  /** How many stones until a line game is over, by a value that is not a draw. */
  public static int stonesToTheEnd(int value) {
    return 100 - Math.abs(value);
  }

  /** The value of a move to the player who makes it. */
  public int value(Position position, Move move) {
    Player mover = position.toMove().orElseThrow();
    Position after = position.play(move);
    Outcome outcome = after.outcome();
    if (outcome.isOver()) {
      if (!position.game().rules().countsStones()) {
        return outcome.margin(mover);
      }
      return outcome.isDraw() ? 0 : outcome.winner() == mover ? 99 : -99;
    }
    boolean same = after.toMove().orElseThrow() == mover;
    int value = same ? value(after) : -value(after);
    if (!position.game().rules().countsStones() || value == 0) {
      return value;
    }
    return value > 0 ? value - 1 : value + 1;
  }
}
