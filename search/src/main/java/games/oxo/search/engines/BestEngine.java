package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.Search;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Two engines in one: near the end of the game a solver, which may take half of the time, and
 * before that, or where the solver does not finish, a heuristic search.
 */
final class BestEngine implements Engine {
  private static final Limits GLANCE = Limits.simulations(1000);
  private static final long MOST_GLANCE_MILLIS = 50;

  private final Engine heuristic;
  private final Engine solver;
  private final Supplier<Engine> glance;
  private final Reach reach;

  /**
   * The largest number of free cells at which the solver is asked for the exact value.
   *
   * @param timed with a time limit, half of which the solver may use
   * @param untimed without a time limit, where the solver must be sure to finish quickly
   */
  record Reach(int timed, int untimed) {}

  /**
   * @param glance makes an engine that says what to play while the solver is at work
   */
  BestEngine(Engine heuristic, Engine solver, Supplier<Engine> glance, Reach reach) {
    this.heuristic = heuristic;
    this.solver = solver;
    this.glance = glance;
    this.reach = reach;
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
    long millis = request.limits().millis();
    int free = position.game().board().cells() - position.ply();
    return free <= (millis > 0 ? reach.timed() : reach.untimed())
        ? new SolverFirst(position, request)
        : heuristic.start(position, request);
  }

  /** Solves, and if the solver does not finish, searches. */
  private final class SolverFirst implements Search {
    private final Position position;
    private final SearchRequest request;
    private final Search solving;
    private @Nullable Search searching;
    private @Nullable Analysis glanced;

    SolverFirst(Position position, SearchRequest request) {
      this.position = position;
      this.request = request;
      long half = (request.limits().millis() + 1) / 2;
      solving = solver.start(position, request.withLimits(Limits.time(half)));
    }

    @Override
    public boolean run(BooleanSupplier pause) {
      if (searching == null) {
        if (!solving.run(pause)) {
          return false;
        }
        if (solving.analysis().value().isProven()) {
          return true;
        }
        Limits limits = request.limits();
        Limits rest =
            limits.millis() == 0 ? limits : limits.withMillis(Math.max(1, limits.millis() / 2));
        searching = heuristic.start(position, request.withLimits(rest));
      }
      return searching.run(pause);
    }

    @Override
    public int steps() {
      Search last = searching;
      return solving.steps() + (last == null ? 0 : last.steps());
    }

    @Override
    public Analysis analysis() {
      Search last = searching;
      if (last != null) {
        Analysis found = last.analysis();
        return found.moves().isEmpty() ? glance(solving.analysis()) : found;
      }
      Analysis solved = solving.analysis();
      return solved.value().isProven() ? solved : glance(solved);
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
