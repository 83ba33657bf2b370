package games.oxo.book.check;

import games.oxo.book.BookGame;
import games.oxo.book.Proofs;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import java.util.function.BooleanSupplier;

/**
 * Solves positions again to find out whether what a book calls proven is true. A book keeps values
 * without their proofs, so nothing else can show it. It serves one caller at a time.
 */
public final class ProvenCheck {
  /** What became of a value that is said to be proven. */
  public enum Verdict {
    TRUE,
    FALSE,
    /** The limits did not suffice to tell. */
    UNSETTLED
  }

  private final Game game;
  private final Solver solver;
  private final Limits each;
  private final BooleanSupplier stop;

  /**
   * @param each the limits for each value, of which time and nodes count
   * @param bytes how much memory it may take
   * @param stop whether to come to an end; what is not known by then is unsettled
   */
  public ProvenCheck(BookGame game, Limits each, long bytes, BooleanSupplier stop) {
    this.game = game.plain();
    this.each = each;
    this.stop = stop;
    solver = new Solver(this.game, bytes, WorkerPool.SINGLE, ExactValues.NONE);
  }

  /** Whether a value is true; the end may be nearer than it says. */
  public Verdict of(ProvenRow row) {
    return row.move() == null
        ? position(row.position(), row.said())
        : move(row.position(), row.move(), row.said());
  }

  private Verdict position(Position position, Proven said) {
    if (!isPossible(said)) {
      return Verdict.FALSE;
    }
    boolean weak = game.rules().countsStones() && said.plies() == 0;
    SolveGoal goal = weak ? SolveGoal.VALUE.weakly() : SolveGoal.VALUE;
    Solution found = solver.solve(position, goal, each, stop::getAsBoolean);
    return verdict(said, found.atLeast().rank(), found.atMost().rank());
  }

  private Verdict move(Position before, Move move, Proven said) {
    Position after = before.play(move);
    if (after.outcome().isOver()) {
      double rank = Proofs.ofLastMove(after, game.mover(before.ply())).rank();
      return isPossible(said) ? verdict(said, rank, rank) : Verdict.FALSE;
    }
    boolean sameMover = game.mover(after.ply()) == game.mover(before.ply());
    return said.plies() == 1 ? Verdict.FALSE : position(after, Proofs.afterMove(said, sameMover));
  }

  /** Points belong to games of points, and distances to games of lines. */
  private boolean isPossible(Proven said) {
    return game.rules().countsStones() ? said instanceof Ending : said.plies() == 0;
  }

  /** Compares the ranks that a value leaves open with those that are possible. */
  private Verdict verdict(Proven said, double least, double most) {
    double rank =
        game.rules().hasPoints() && said instanceof Ending ? said.result().sign() : said.rank();
    boolean exact = said instanceof Margin || said.isDraw();
    double from = exact || said.isWin() ? rank : Double.NEGATIVE_INFINITY;
    double to = exact || !said.isWin() ? rank : Double.POSITIVE_INFINITY;
    if (most < from || least > to) {
      return Verdict.FALSE;
    }
    return least >= from && most <= to ? Verdict.TRUE : Verdict.UNSETTLED;
  }
}
