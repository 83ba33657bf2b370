package games.oxo.search.engines;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solver;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The exact solver as a source of answers, asked where it can be expected to finish in time, or
 * where the value of the position is known and only a move that keeps it is wanted. If it does not
 * finish, the search gets the rest of the limits.
 *
 * <p>The solver first asks for win, draw or loss and one move that keeps it, so that a won or drawn
 * game is not given away; the distance to the end comes second.
 */
final class SolverSource implements AnswerSource {
  /** Enough for a sensible move to show while the solver is at work; chosen by hand. */
  private static final Limits GLANCE = Limits.simulations(1000);

  /**
   * Under a limit of time a glance takes at most this, and at most one part of so many, since
   * simulations can be slow; chosen by hand.
   */
  private static final long MOST_GLANCE_MILLIS = 50;

  private static final int GLANCE_PART = 20;

  /** What the search gets at least, of time and nodes: one part of so many; chosen by hand. */
  private static final int PART_OF_SEARCH = 4;

  private final Solver solver;
  private final ExactValues known;
  private final Supplier<Engine> glance;
  private final SolverReach reach;
  private final boolean deterministic;
  private final Dice dice;

  /**
   * @param context what the solver may use; its table has values that need no search
   * @param glance makes an engine that says what to play while the solver is at work
   */
  SolverSource(Game game, EngineContext context, Supplier<Engine> glance) {
    solver = new Solver(game, context.bytes(), context.workers(), context.table());
    known = context.table();
    this.glance = glance;
    reach = SolverReach.of(game);
    deterministic = context.deterministic();
    dice = new Dice(context.seed());
  }

  @Override
  public void newGame() {
    solver.forget();
  }

  @Override
  public Finding find(Position position, SearchRequest request, SearchListener listener) {
    int free = position.game().board().cells() - position.ply();
    boolean near = free <= reach.within(request.limits().millis());
    return near || known.value(position).isPresent()
        ? solve(position, request, listener)
        : Finding.nothing(request);
  }

  /** Solves for the result, and then for the distance. */
  private Finding solve(Position position, SearchRequest request, SearchListener listener) {
    Limits all = request.limits();
    Limits own =
        new Limits(
            all.millis() - all.millis() / PART_OF_SEARCH,
            0,
            all.nodes() - all.nodes() / PART_OF_SEARCH,
            0);
    Glance glance = new Glance(position, request);
    UnaryOperator<Analysis> orGlance =
        found -> found.value().isProven() ? found : glance.beside(found);
    Analysis result =
        search(position, request.withLimits(own)).weakly(RevisedListener.of(listener, orGlance));
    if (!result.value().isProven()) {
      return new Finding.Question(
          request.withLimits(rest(all, result)),
          found -> found.moves().isEmpty() ? glance.beside(result) : found);
    }
    UnaryOperator<Analysis> orResult =
        distance -> together(distance.value().isProven() ? distance : result, result, distance);
    Analysis exact =
        search(position, request.withLimits(rest(own, result)))
            .exactly(RevisedListener.of(listener, orResult));
    return new Finding.Answer(orResult.apply(exact));
  }

  private SolverSearch search(Position position, SearchRequest request) {
    return new SolverSearch(solver, position, request, this::choose);
  }

  private int choose(int choices) {
    return deterministic ? 0 : dice.below(choices);
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

    private Limits limits() {
      long millis = request.limits().millis();
      return millis == 0
          ? GLANCE
          : GLANCE.withMillis(Math.max(1, Math.min(MOST_GLANCE_MILLIS, millis / GLANCE_PART)));
    }
  }
}
