package games.oxo.session.puzzle;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.SolvedMove;
import games.oxo.search.solve.Solver;
import games.oxo.session.puzzle.CandidateCheck.Verdict;
import java.util.Comparator;
import java.util.List;

/** Checks of one position as a puzzle for beginners, or of points. */
final class ShortCheck {
  /** With fewer legal moves there would be little to choose. */
  private static final int LEAST_MOVES = 3;

  /** Where points decide, people see no farther. */
  private static final int MOST_FREE = 9;

  private static final long NODES = 300_000;

  private ShortCheck() {}

  /** Does exactly one move win at once? */
  static CandidateCheck atOnce(Position position) {
    Player mover = position.toMove().orElseThrow();
    List<Move> wins =
        position.legalMoves().stream()
            .filter(move -> position.play(move).outcome().winner() == mover)
            .toList();
    return only(position, wins, 1);
  }

  /** Does nobody win at once, and exactly one move neither lose at once nor let the other win? */
  static CandidateCheck block(Position position) {
    Player mover = position.toMove().orElseThrow();
    List<Move> moves = position.legalMoves();
    boolean wins = moves.stream().anyMatch(move -> position.play(move).outcome().winner() == mover);
    boolean threatened = PuzzleTraits.winsOf(position, mover.other()) != 0;
    if (wins || !threatened) {
      return unsuitable(position);
    }
    return only(
        position, moves.stream().filter(move -> isSafe(position.play(move), mover)).toList(), 1);
  }

  private static boolean isSafe(Position after, Player mover) {
    return after.outcome().winner() == mover
        || (after.outcome().winner() == null && !CandidateCheck.canWinAtOnce(after, mover.other()));
  }

  /** Does exactly one move lead to the best margin? */
  static CandidateCheck points(Position position, Solver solver, SearchControl control) {
    int free = position.game().board().cells() - position.ply();
    if (free > MOST_FREE) {
      return new CandidateCheck(position, Verdict.TOO_HARD, null, 0);
    }
    Solution found =
        solver.solve(
            position, SolveGoal.ALL, Limits.nodes(NODES), SolveListener.controlledBy(control));
    if (found.moves().size() < position.legalMoves().size()) {
      return new CandidateCheck(position, Verdict.TOO_HARD, null, 0);
    }
    double best =
        found.moves().stream()
            .map(SolvedMove::value)
            .max(Comparator.comparingDouble(value -> value.rank()))
            .orElseThrow()
            .rank();
    List<Move> moves =
        found.moves().stream()
            .filter(each -> each.value().rank() == best)
            .map(SolvedMove::move)
            .toList();
    return only(position, moves, free);
  }

  private static CandidateCheck only(Position position, List<Move> moves, int plies) {
    return moves.size() == 1 && position.legalMoves().size() >= LEAST_MOVES
        ? new CandidateCheck(position, Verdict.ONE_BEST_MOVE, moves.get(0), plies)
        : unsuitable(position);
  }

  private static CandidateCheck unsuitable(Position position) {
    return new CandidateCheck(position, Verdict.UNSUITABLE, null, 0);
  }
}
