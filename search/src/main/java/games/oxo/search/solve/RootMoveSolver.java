package games.oxo.search.solve;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Limits;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Proven;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Solves the moves of a position one by one, symmetric ones only once. */
public final class RootMoveSolver {
  private final Solver solver;
  private final Limits limits;
  private final SolveListener listener;

  /**
   * @param limits for each move
   */
  public RootMoveSolver(Solver solver, Limits limits, SolveListener listener) {
    this.solver = solver;
    this.limits = limits;
    this.listener = listener;
  }

  /**
   * The proven bounds of a move.
   *
   * @param alike how many moves are the same up to symmetry, this one included
   * @param after what is proven of the position after it, for the other player
   */
  public record MoveBounds(Move move, int alike, Solution after) {
    /** Its value to the player who makes it is not below this. */
    public Proven atLeast() {
      return before(after.atMost());
    }

    /** Its value to the player who makes it is not above this. */
    public Proven atMost() {
      return before(after.atLeast());
    }

    /** All best answers to it, or none when they are not known. */
    public List<Move> replies() {
      return after.best();
    }

    /** Time taken. */
    public long micros() {
      return after.micros();
    }

    /** A value of the other player after a move, as that of the move. */
    private static Proven before(Proven after) {
      Proven own = after.negate();
      return own instanceof Ending ending ? ending.delayed() : own;
    }
  }

  /**
   * The first of each kind of moves of a position, in the order of the legal moves, with how many
   * there are of the kind.
   */
  public static Map<Move, Integer> kinds(Position position) {
    List<Move> legal = position.legalMoves();
    Map<Move, Integer> kinds = new LinkedHashMap<>();
    for (int first : SymmetricMoves.firsts(position, legal)) {
      kinds.merge(legal.get(first), 1, Integer::sum);
    }
    return kinds;
  }

  /**
   * Solves one move, after which the other player is to move and the game goes on.
   *
   * @param alike how many moves are the same up to symmetry, see {@link #kinds}
   */
  public MoveBounds solve(Position position, Move move, int alike) {
    Solution after = solver.solve(position.play(move), SolveGoal.BEST, limits, listener);
    return new MoveBounds(move, alike, after);
  }
}
