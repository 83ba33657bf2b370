package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.ExactValues;
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
  public Analysis think(Position position, SearchRequest request, SearchListener listener) {
    int free = position.game().board().cells() - position.ply();
    boolean near = free <= reach.within(request.limits().millis());
    return near || known.value(position).isPresent()
        ? solveFirst(position, request, listener)
        : heuristic.think(position, request, listener);
  }

  /** Solves for the result, and then for the distance; if the first fails, searches. */
  private Analysis solveFirst(Position position, SearchRequest request, SearchListener listener) {
    long millis = request.limits().millis();
    long nodes = request.limits().nodes();
    Limits ofSolver = new Limits(millis - millis / 4, 0, nodes - nodes / 4, 0);
    Glance glance = new Glance(position, request);
    Analysis result =
        solver.thinkWeakly(
            position,
            request.withLimits(ofSolver),
            RevisedListener.of(
                listener, found -> found.value().isProven() ? found : glance.beside(found)));
    if (result.value().isProven()) {
      return RevisedListener.think(
          solver,
          position,
          request.withLimits(rest(ofSolver, result)),
          listener,
          distance -> together(distance.value().isProven() ? distance : result, result, distance));
    }
    return RevisedListener.think(
        heuristic,
        position,
        request.withLimits(rest(request.limits(), result)),
        listener,
        found -> found.moves().isEmpty() ? glance.beside(result) : found);
  }

  /** What is left of limits. */
  private static Limits rest(Limits limits, Analysis used) {
    long millis = limits.millis() - used.micros() / 1000;
    long nodes = limits.nodes() - used.nodes();
    return limits
        .withMillis(limits.millis() == 0 ? 0 : Math.max(1, millis))
        .withNodes(limits.nodes() == 0 ? 0 : Math.max(1, nodes));
  }

  /** What one of two searches found, with the effort of both. */
  private static Analysis together(Analysis found, Analysis one, Analysis other) {
    return found.withNodes(one.nodes() + other.nodes()).withMicros(one.micros() + other.micros());
  }

  /**
   * A short search, made when it is first needed, that says what to play while nothing is known.
   */
  private final class Glance {
    private final Position position;
    private final SearchRequest request;
    private @Nullable Analysis seen;

    Glance(Position position, SearchRequest request) {
      this.position = position;
      this.request = request;
    }

    /** What it says, with what the solver has done so far. */
    Analysis beside(Analysis solved) {
      Analysis found = seen;
      if (found == null) {
        found = glance.get().think(position, request.withLimits(limits()), SearchListener.NONE);
        seen = found;
      }
      return found.withNodes(solved.nodes()).withMicros(solved.micros());
    }

    /** Under a limit of time a glance has one too, since simulations can be slow. */
    private Limits limits() {
      long millis = request.limits().millis();
      return millis == 0
          ? GLANCE
          : GLANCE.withMillis(Math.max(1, Math.min(MOST_GLANCE_MILLIS, millis / 20)));
    }
  }
}
