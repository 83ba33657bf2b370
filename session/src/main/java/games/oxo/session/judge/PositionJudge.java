package games.oxo.session.judge;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Values positions of one game: by the exact solver, and where that does not finish, by the
 * strongest search, whose estimates are chances and whose expected play is worth showing. It keeps
 * what it learns from one position to the next; it serves one caller at a time. When it is stopped
 * it answers soon, and the answer is worth little unless it is proven.
 */
public final class PositionJudge {
  /** With so few free cells the solver gets all the time, since it needs little. */
  private static final int SURELY_SOLVED = 12;

  private final Game game;
  private final long bytes;
  private final Knowledge known;
  private final Solver solver;
  private @Nullable Engine engine;

  /**
   * @param bytes how much memory it may take
   * @param known values that need no search, and what the engine looks at
   */
  public PositionJudge(Game game, long bytes, Knowledge known) {
    this.game = game;
    this.bytes = bytes / 2;
    this.known = known;
    solver = new Solver(game, this.bytes, WorkerPool.SINGLE, known.table());
  }

  /**
   * Values a position that is not over: first the result alone, then the distance or the margin,
   * and where the result cannot be proven in its share of the time, an estimate.
   */
  public Judgement judge(Position position, Limits limits, SearchControl control) {
    TimeBudget time = new TimeBudget(limits, control);
    int free = position.game().board().cells() - position.ply();
    Solution weak =
        solve(
            position,
            SolveGoal.BEST.weakly(),
            free <= SURELY_SOLVED ? limits : time.share(2, 3),
            control);
    if (weak.isSettled()) {
      return refine(position, weak, time.share(1, 1), control);
    }
    return control.stop()
        ? Judgement.UNKNOWN
        : estimate(position, time.share(1, 1), List.of(), control);
  }

  /**
   * Proves what a position that is not over is worth; empty if the limits do not allow it, or it is
   * stopped before.
   */
  public Optional<Judgement> prove(Position position, Limits limits, SearchControl control) {
    TimeBudget time = new TimeBudget(limits, control);
    Solution weak = solve(position, SolveGoal.BEST.weakly(), limits, control);
    return weak.isSettled()
        ? Optional.of(refine(position, weak, time.share(1, 1), control))
        : Optional.empty();
  }

  /**
   * Estimates what a position that is not over is worth; what the engine proves is proven.
   *
   * @param avoid moves not to consider; some legal move must be left
   */
  public Judgement estimate(
      Position position, Limits limits, List<Move> avoid, SearchControl control) {
    SearchRequest request = SearchRequest.of(limits).withAvoid(avoid);
    Analysis found = engine().think(position, request, SearchListener.controlledBy(control));
    return new Judgement(found.value(), List.of(found.best()), found.line());
  }

  /** Adds the distance or the margin to a proven result, if it can. */
  private Judgement refine(Position position, Solution weak, Limits limits, SearchControl control) {
    Solution exact = solve(position, SolveGoal.BEST, limits, control);
    Solution found = exact.isSettled() ? exact : weak;
    return new Judgement(
        found.atLeast(), found.best().isEmpty() ? found.keeping() : found.best(), List.of());
  }

  private Solution solve(Position position, SolveGoal goal, Limits limits, SearchControl control) {
    return solver.solve(position, goal, limits, SolveListener.controlledBy(control));
  }

  private Engine engine() {
    if (engine == null) {
      EngineContext context =
          EngineContext.of(1, bytes).withDeterministic(true).withEvaluations(known.evaluations());
      EngineSpec strongest = EngineSpec.parse(Engines.strongestSearch(game, known));
      engine = Engines.create(game, strongest, context).engine();
    }
    return engine;
  }

  /** What a position in which the game is over is worth to a player. */
  public static Value ofEnd(Position over, Player player) {
    return Proven.ofEnd(over.outcome(), player, 0);
  }

  /**
   * The value of a move to the player who makes it.
   *
   * @param after what the position after it is worth to the player to move then, who is another one
   *     unless the turn goes on
   */
  public static Value ofMove(Position before, Move move, Value after) {
    Player player = before.toMove().orElseThrow();
    boolean goesOn =
        !move.isSwap() && before.play(move).toMove().filter(next -> next == player).isPresent();
    Value own = goesOn ? after : after.negate();
    return own instanceof Ending ending ? ending.delayed() : own;
  }
}
