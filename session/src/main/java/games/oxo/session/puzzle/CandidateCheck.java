package games.oxo.session.puzzle;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.solve.OnlyWin;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import org.jspecify.annotations.Nullable;

/**
 * Check of one position: does exactly one move win, and how far is the end?
 *
 * @param only the only best move; null if there is none
 * @param plies moves until the end, with the first
 */
record CandidateCheck(Position position, Verdict verdict, @Nullable Move only, int plies) {
  /** Positions that may be visited to find the only winning move. */
  private static final long NODES_FOR_MOVE = 100_000;

  /** The same with many free cells, where a position is decided soon or not for very long. */
  private static final long NODES_FOR_WIDE_MOVE = 15_000;

  private static final int WIDE = 45;

  /** Positions that may be visited to find the distance. */
  private static final long NODES_FOR_DISTANCE = 500_000;

  /** What a position is as a candidate for a puzzle. */
  enum Verdict {
    /** No move wins, or several, or nobody would have to think. */
    UNSUITABLE,
    /** It was not settled within the limits, or before a stop. */
    TOO_HARD,
    /** One move alone is best. */
    ONE_BEST_MOVE
  }

  /** Checks a position as a puzzle of a kind. */
  static CandidateCheck of(
      PuzzleKind kind, Position position, Solver solver, SearchControl control) {
    return switch (kind) {
      case WIN -> of(position, solver, control);
      case AT_ONCE -> ShortCheck.atOnce(position);
      case BLOCK -> ShortCheck.block(position);
      case POINTS -> ShortCheck.points(position, solver, control);
    };
  }

  /**
   * Checks a position. The cheap questions come first: nobody wins at once, there is a choice
   * between moves that do not lose at once, one move wins, and only then the distance.
   */
  static CandidateCheck of(Position position, Solver solver, SearchControl control) {
    if (!offersChoice(position)) {
      return new CandidateCheck(position, Verdict.UNSUITABLE, null, 0);
    }
    OnlyWin wins = solver.onlyWin(position, Limits.nodes(nodesForMove(position)), control);
    if (wins.answer() != OnlyWin.Answer.ONE) {
      boolean open = wins.answer() == OnlyWin.Answer.OPEN;
      return new CandidateCheck(position, open ? Verdict.TOO_HARD : Verdict.UNSUITABLE, null, 0);
    }
    Solution distance =
        solver.solve(
            position,
            SolveGoal.VALUE,
            Limits.nodes(NODES_FOR_DISTANCE),
            SolveListener.controlledBy(control));
    return distance.isSettled()
        ? new CandidateCheck(
            position, Verdict.ONE_BEST_MOVE, wins.move(), distance.atLeast().plies())
        : new CandidateCheck(position, Verdict.TOO_HARD, null, 0);
  }

  private static long nodesForMove(Position position) {
    int free = position.game().board().cells() - position.ply();
    return free >= WIDE ? NODES_FOR_WIDE_MOVE : NODES_FOR_MOVE;
  }

  /**
   * The only best move.
   *
   * @throws IllegalStateException unless one move alone is best
   */
  Move best() {
    if (only == null) {
      throw new IllegalStateException("no move alone is best");
    }
    return only;
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

  static boolean canWinAtOnce(Position position, Player player) {
    Game game = position.game();
    if (position.outcome().isOver() || game.mover(position.ply()) != player) {
      return false;
    }
    for (long rest = position.legalCells(); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long stones = position.stones(player) | 1L << cell;
      if (game.rules().winning().completed(stones, cell)) {
        return true;
      }
    }
    return false;
  }
}
