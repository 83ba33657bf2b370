package games.oxo.book.grow;

import games.oxo.book.BookPosition;
import games.oxo.book.BookValue;
import games.oxo.book.DistinctMoves;
import games.oxo.book.Proofs;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.board.PositionHash;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.Engines;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Proven;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The engine and the exact solver of one thread. */
public final class EngineThinker implements Thinker {
  /** More memory than this helps neither in the time that is spent on a position. */
  private static final long MOST_BYTES = 256L << 20;

  private static final long SEED_STEP = PositionHash.GOLDEN;

  private final ConfiguredEngine engine;
  private final Limits limits;
  private final Solver solver;
  private final long solverNodes;
  private final BooleanSupplier stop;

  /**
   * @param number the number of the thread
   * @param stop whether to give up; what was found until then is not used
   */
  public EngineThinker(GrowPlan plan, int number, BooleanSupplier stop) {
    Game game = plan.from().game();
    long bytes = Math.min(MOST_BYTES, plan.bytes() / plan.threads() / 2);
    EngineContext context =
        EngineContext.of(plan.seed() + number * SEED_STEP, bytes)
            .withDeterministic(true)
            .withEvaluations(plan.evaluations());
    engine = Engines.create(game, plan.engine(), context);
    limits = plan.limits();
    solver = new Solver(game, bytes, WorkerPool.SINGLE, ExactValues.NONE);
    solverNodes = plan.solverNodes();
    this.stop = stop;
  }

  @Override
  public void newGame() {
    engine.engine().newGame();
  }

  /** What the engine says, or empty when it was stopped. */
  private Optional<Analysis> analyze(Position position, Collection<Move> avoid) {
    SearchListener listener = stop::getAsBoolean;
    Limits given = limits.equals(Limits.NONE) ? engine.limits(position) : limits;
    SearchRequest request = SearchRequest.of(given).withAvoid(avoid);
    Analysis analysis = engine.engine().think(position, request, listener);
    return stop.getAsBoolean() ? Optional.empty() : Optional.of(analysis);
  }

  @Override
  public Optional<Thought> think(Position position, Collection<Move> avoid) {
    DistinctMoves distinct = new DistinctMoves(position);
    return analyze(position, avoid)
        .map(
            found ->
                new Thought(
                    BookValue.chance(found.value()),
                    effort(found),
                    distinct.first(found.best().cell()),
                    found.value() instanceof Proven proven ? proven : null));
  }

  @Override
  public Optional<MoveThought> choose(Position position, Collection<Move> avoid) {
    DistinctMoves distinct = new DistinctMoves(position);
    return analyze(position, avoid)
        .map(
            found ->
                new MoveThought(
                    distinct.first(found.best().cell()),
                    found.value() instanceof Proven proven ? proven : null,
                    proven(found, distinct)));
  }

  /** The best move if it is proven; of the others only losses, for they may have only bounds. */
  private static Map<Integer, Proven> proven(Analysis analysis, DistinctMoves moves) {
    Map<Integer, Proven> found = new HashMap<>();
    for (MoveValue each : analysis.moves()) {
      if (each.value() instanceof Proven proven && !each.move().isSwap() && proven.isLoss()) {
        found.put(moves.first(each.move().cell()), proven);
      }
    }
    if (analysis.value() instanceof Proven proven) {
      found.put(moves.first(analysis.best().cell()), proven);
    }
    return found;
  }

  private static long effort(Analysis analysis) {
    return Math.max(1, analysis.nodes() > 0 ? analysis.nodes() : analysis.simulations());
  }

  @Override
  public Optional<Thought> thinkAndSolve(Position position) {
    Optional<Thought> thought = think(position, List.of());
    if (thought.isEmpty() || thought.get().proven() != null || solverNodes == 0) {
      return thought;
    }
    Thought open = thought.get();
    Proven solved = solve(position);
    if (stop.getAsBoolean()) {
      return Optional.empty();
    }
    if (solved == null) {
      return thought;
    }
    int cell = keepingMove(position, open.cell(), solved);
    return Optional.of(new Thought(open.chance(), open.effort(), cell, solved));
  }

  /** Whether a position is won, drawn or lost; null when that takes too long. */
  private @Nullable Proven solve(Position position) {
    Solution solution = solve(position, SolveGoal.VALUE);
    return solution.isSettled() ? solution.atLeast() : null;
  }

  private Solution solve(Position position, SolveGoal goal) {
    return solver.solve(position, goal.weakly(), Limits.nodes(solverNodes), stop::getAsBoolean);
  }

  /** A move that keeps the value of a solved position; {@link BookPosition#NO_CELL} if unknown. */
  private int keepingMove(Position position, int likely, Proven solved) {
    if (solved.isLoss() || keeps(position, likely, solved)) {
      return likely;
    }
    List<Move> keeping = solve(position, SolveGoal.BEST).keeping();
    return keeping.isEmpty()
        ? BookPosition.NO_CELL
        : new DistinctMoves(position).first(keeping.get(0).cell());
  }

  private boolean keeps(Position position, int cell, Proven solved) {
    Position after = position.play(Move.at(cell));
    Player mover = position.toMove().orElseThrow();
    if (after.outcome().isOver()) {
      return Proofs.ofLastMove(after, mover).result() == solved.result();
    }
    Proven value = solve(after);
    boolean same = after.toMove().equals(position.toMove());
    return value != null && Proofs.ofMove(value, same).result() == solved.result();
  }
}
