package games.oxo.session.judge;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.SolveSearch;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Chance;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Values one position, in slices: first the result alone, then the distance or the margin, and
 * where the result cannot be proven in its share of the time, an estimate.
 */
public final class JudgeSearch {
  /** With so few free cells the solver gets all the time, since it needs little. */
  private static final int SURELY_SOLVED = 12;

  private final @Nullable Solver solver;
  private final @Nullable Supplier<Engine> engine;
  private final Position position;
  private final Limits limits;
  private final @Nullable SolveSearch weak;
  private final Timer timer = new Timer();
  private @Nullable SolveSearch exact;
  private @Nullable Search searching;

  JudgeSearch(Solver solver, @Nullable Supplier<Engine> engine, Position position, Limits limits) {
    this.solver = solver;
    this.engine = engine;
    this.position = position;
    this.limits = limits;
    int free = position.game().board().cells() - position.ply();
    Limits share =
        engine == null || free <= SURELY_SOLVED
            ? limits
            : Timer.share(limits, limits.millis() * 2 / 3);
    weak = solver.start(position, SolveGoal.BEST.weakly(), share, SolveListener.NONE);
  }

  /** A search by an engine alone. */
  JudgeSearch(Search searching, Position position, Limits limits) {
    this.searching = searching;
    this.position = position;
    this.limits = limits;
    solver = null;
    engine = null;
    weak = null;
  }

  /**
   * Begins, or continues after a pause.
   *
   * @param pause whether to return soon; asked often
   * @return true when there is no more to do; false after a pause
   */
  public boolean run(BooleanSupplier pause) {
    timer.start();
    try {
      return proceed(pause);
    } finally {
      timer.stop();
    }
  }

  private boolean proceed(BooleanSupplier pause) {
    if (exact == null && searching == null && weak != null && solver != null) {
      if (!weak.run(pause)) {
        return false;
      }
      long left = limits.millis() - timer.millis();
      if (weak.solution().isSettled()) {
        exact =
            solver.start(position, SolveGoal.BEST, Timer.share(limits, left), SolveListener.NONE);
      } else if (engine != null) {
        searching = engine.get().start(position, SearchRequest.of(Timer.share(limits, left)));
      }
    }
    return exact != null ? exact.run(pause) : searching == null || searching.run(pause);
  }

  /** What is known at the end; empty if nothing is. */
  public Optional<Judgement> judgement() {
    if (exact != null && weak != null) {
      Solution found = exact.solution();
      return Optional.of(found.isSettled() ? solved(found) : solved(weak.solution()));
    }
    if (searching != null) {
      Analysis found = searching.analysis();
      return Optional.of(new Judgement(found.value(), List.of(found.best()), found.line()));
    }
    return engine == null
        ? Optional.empty()
        : Optional.of(new Judgement(Chance.EVEN, List.of(), List.of()));
  }

  private static Judgement solved(Solution found) {
    return new Judgement(
        found.atLeast(), found.best().isEmpty() ? found.keeping() : found.best(), List.of());
  }
}
