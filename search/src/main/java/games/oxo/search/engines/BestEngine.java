package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.Search;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.ExactValues;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Two engines in one: where it can be expected to finish in time, the solver decides, and before
 * that, or where the solver does not finish, a heuristic search.
 *
 * <p>Under a limit of time the solver first asks for win, draw or loss and one move that keeps it,
 * so that a won or drawn game is not given away; the distance to the end comes second.
 */
final class BestEngine implements Engine {
  private static final Limits GLANCE = Limits.simulations(1000);
  private static final long MOST_GLANCE_MILLIS = 50;

  /** How much longer a solver takes with each additional free cell, as measured. */
  private static final double GROWTH = 2.2;

  private final Engine heuristic;
  private final SolverEngine solver;
  private final Supplier<Engine> glance;
  private final Reach reach;
  private final ExactValues known;

  /**
   * The largest number of free cells at which the solver is asked for the exact value.
   *
   * @param inOneSecond when it may think for one second; with more time it reaches further
   * @param untimed without a time limit, where the solver must be sure to finish quickly
   */
  record Reach(int inOneSecond, int untimed) {
    /** The reach under a limit of time; 0 means none. */
    int within(long millis) {
      return millis == 0
          ? untimed
          : (int) Math.floor(inOneSecond + Math.log(millis / 1000.0) / Math.log(GROWTH));
    }
  }

  /**
   * @param glance makes an engine that says what to play while the solver is at work
   * @param known values that the solver knows without a search
   */
  BestEngine(
      Engine heuristic,
      SolverEngine solver,
      Supplier<Engine> glance,
      Reach reach,
      ExactValues known) {
    this.heuristic = heuristic;
    this.solver = solver;
    this.glance = glance;
    this.reach = reach;
    this.known = known;
  }

  @Override
  public String name() {
    return "best";
  }

  @Override
  public void newGame() {
    heuristic.newGame();
    solver.newGame();
  }

  @Override
  public Search start(Position position, SearchRequest request) {
    int free = position.game().board().cells() - position.ply();
    boolean near = free <= reach.within(request.limits().millis());
    return near || known.value(position).isPresent()
        ? new SolverFirst(position, request)
        : heuristic.start(position, request);
  }

  /** Solves, and if the solver does not finish, searches. */
  private final class SolverFirst implements Search {
    private final Position position;
    private final SearchRequest request;
    private final Limits ofSolver;
    private final Search weak;
    private @Nullable Search exact;
    private @Nullable Search searching;
    private @Nullable Analysis glanced;

    SolverFirst(Position position, SearchRequest request) {
      this.position = position;
      this.request = request;
      long millis = request.limits().millis();
      long nodes = request.limits().nodes();
      ofSolver = new Limits(millis - millis / 4, 0, nodes - nodes / 4, 0);
      weak = solver.startWeakly(position, request.withLimits(ofSolver));
    }

    @Override
    public boolean run(BooleanSupplier pause) {
      if (exact == null && searching == null) {
        if (!weak.run(pause)) {
          return false;
        }
        decide();
      }
      Search last = exact == null ? searching : exact;
      return last == null || last.run(pause);
    }

    /** Goes on from the result to the distance, or to the heuristic search. */
    private void decide() {
      Analysis found = weak.analysis();
      if (found.value().isProven()) {
        exact = solver.start(position, request.withLimits(rest(ofSolver, found)));
      } else {
        searching = heuristic.start(position, request.withLimits(rest(request.limits(), found)));
      }
    }

    /** What is left of limits. */
    private static Limits rest(Limits limits, Analysis used) {
      long millis = limits.millis() - used.micros() / 1000;
      long nodes = limits.nodes() - used.nodes();
      return limits
          .withMillis(limits.millis() == 0 ? 0 : Math.max(1, millis))
          .withNodes(limits.nodes() == 0 ? 0 : Math.max(1, nodes));
    }

    @Override
    public int steps() {
      return weak.steps()
          + (exact == null ? 0 : exact.steps())
          + (searching == null ? 0 : searching.steps());
    }

    @Override
    public Analysis analysis() {
      Analysis solved = weak.analysis();
      if (exact != null) {
        Analysis distance = exact.analysis();
        return together(distance.value().isProven() ? distance : solved, solved, distance);
      }
      if (searching != null) {
        Analysis found = searching.analysis();
        return found.moves().isEmpty() ? glance(solved) : found;
      }
      return solved.value().isProven() ? solved : glance(solved);
    }

    /** What one of two searches found, with the effort of both. */
    private Analysis together(Analysis found, Analysis one, Analysis other) {
      return new Analysis(
          found.best(),
          found.value(),
          found.moves(),
          found.line(),
          found.depth(),
          one.nodes() + other.nodes(),
          found.simulations(),
          one.micros() + other.micros());
    }

    /** Under a limit of time a glance has one too, since simulations can be slow. */
    private Limits glanceLimits() {
      long millis = request.limits().millis();
      return millis == 0
          ? GLANCE
          : GLANCE.withMillis(Math.max(1, Math.min(MOST_GLANCE_MILLIS, millis / 20)));
    }

    /** What a short search says, with what the solver has done so far. */
    private Analysis glance(Analysis solved) {
      Analysis seen = glanced;
      if (seen == null) {
        seen =
            glance.get().think(position, request.withLimits(glanceLimits()), SearchListener.NONE);
        glanced = seen;
      }
      return new Analysis(
          seen.best(),
          seen.value(),
          seen.moves(),
          seen.line(),
          seen.depth(),
          solved.nodes(),
          seen.simulations(),
          solved.micros());
    }
  }
}
