package games.oxo.session.puzzle;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Limits;
import games.oxo.search.solve.OnlyWinSearch;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.SolveSearch;
import games.oxo.search.solve.Solver;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Check of one position: does exactly one move win, and how far is the end? The cheap questions
 * come first: nobody wins at once, there is a choice between moves that do not lose at once, one
 * move wins, and only then the distance.
 */
final class CandidateCheck {
  /** Positions that may be visited to find the only winning move. */
  private static final long NODES_FOR_MOVE = 100_000;

  /** The same with many free cells, where a position is decided soon or not for very long. */
  private static final long NODES_FOR_WIDE_MOVE = 15_000;

  private static final int WIDE = 45;

  /** Positions that may be visited to find the distance. */
  private static final long NODES_FOR_DISTANCE = 500_000;

  private final Solver solver;
  private final Position position;
  private @Nullable OnlyWinSearch wins;
  private @Nullable SolveSearch distance;
  private @Nullable Move best;
  private int plies;
  private boolean tooHard;

  CandidateCheck(Solver solver, Position position) {
    this.solver = solver;
    this.position = position;
  }

  /** Goes on; true when the check is done, false after a pause. */
  boolean run(BooleanSupplier pause) {
    if (wins == null) {
      if (!offersChoice(position)) {
        return true;
      }
      wins = solver.startOnlyWin(position, Limits.nodes(nodesForMove()));
    }
    if (distance == null) {
      if (!wins.run(pause)) {
        return false;
      }
      if (wins.answer() != OnlyWinSearch.Answer.ONE) {
        tooHard = wins.answer() == OnlyWinSearch.Answer.OPEN;
        return true;
      }
      distance =
          solver.start(
              position, SolveGoal.VALUE, Limits.nodes(NODES_FOR_DISTANCE), SolveListener.NONE);
    }
    if (!distance.run(pause)) {
      return false;
    }
    Solution found = distance.solution();
    tooHard = !found.isSettled();
    if (found.isSettled()) {
      best = wins.move();
      plies = found.atLeast().plies();
    }
    return true;
  }

  /** Whether the position was too hard to settle. */
  boolean isTooHard() {
    return tooHard;
  }

  /** Whether the position is won by one move alone. */
  boolean isWonByOneMove() {
    return best != null;
  }

  private long nodesForMove() {
    int free = position.game().board().cells() - position.ply();
    return free >= WIDE ? NODES_FOR_WIDE_MOVE : NODES_FOR_MOVE;
  }

  Position position() {
    return position;
  }

  /** The only winning move. */
  Move best() {
    if (best == null) {
      throw new IllegalStateException("not won by one move alone");
    }
    return best;
  }

  /** Moves until the end, with the first. */
  int plies() {
    return plies;
  }

  /**
   * Whether no move wins at once, and at least two moves neither lose at once nor let the other
   * player win at once. Otherwise nobody would have to think.
   */
  static boolean offersChoice(Position position) {
    Player mover = position.toMove().orElseThrow();
    int safe = 0;
    for (Move move : position.legalMoves()) {
      Position after = position.play(move);
      if (after.outcome().winner() == mover) {
        return false;
      }
      if (after.outcome().winner() == null && !canWinAtOnce(after, mover.other())) {
        safe++;
      }
    }
    return safe > 1;
  }

  private static boolean canWinAtOnce(Position position, Player player) {
    Game game = position.game();
    if (position.outcome().isOver() || game.mover(position.ply()) != player) {
      return false;
    }
    for (long rest = position.legalCells(); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long stones = position.stones(player) | 1L << cell;
      if (game.lineRules().orElseThrow().wins(stones, cell)) {
        return true;
      }
    }
    return false;
  }
}
