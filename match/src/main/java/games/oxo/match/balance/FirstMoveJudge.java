package games.oxo.match.balance;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.solve.RootMoveSolver;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Estimate;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Evaluates first moves by an engine and by the exact solver. Several threads may ask at the same
 * time.
 */
public final class FirstMoveJudge {
  /** How many times longer an engine may think about a first move than about a move in a game. */
  private static final int CARE = 10;

  private final Game game;
  private final long bytes;
  private final Knowledge known;
  private final BooleanSupplier stopped;

  /**
   * @param bytes how much memory a single question may take
   * @param known values that need no search, for the solver, and evaluations, for the engine
   * @param stopped whether to come to an end
   */
  public FirstMoveJudge(Game game, long bytes, Knowledge known, BooleanSupplier stopped) {
    this.game = game;
    this.bytes = bytes;
    this.known = known;
    this.stopped = stopped;
  }

  /** The first of each kind of first moves, with how many there are of the kind. */
  public static Map<Move, Integer> kinds(Game game) {
    return RootMoveSolver.kinds(game.start());
  }

  /**
   * What an engine takes a first move for, to the player who holds the stone, without regard to a
   * swap. It plays out, or visits, ten times as much as for a move of a game.
   *
   * <p>Since a player to move tends to overestimate its position, it is asked twice: after the
   * move, and after the best answer to it, and the mean of both counts. Where one of the values is
   * proven the first counts.
   *
   * @param usual what it may do for a move of a game
   */
  public Value estimate(Move move, EngineSpec engine, Limits usual, long seed) {
    Position after = game.start().play(move);
    if (after.outcome().isOver()) {
      return ended(after);
    }
    SearchRequest request =
        SearchRequest.of(
            usual.withNodes(CARE * usual.nodes()).withSimulations(CARE * usual.simulations()));
    EngineContext context =
        EngineContext.of(seed, bytes).withDeterministic(true).withEvaluations(known.evaluations());
    ConfiguredEngine configured = Engines.create(game, engine, context);
    Optional<MoveValue> answer =
        bestStone(configured.engine().think(after, request, stopped::getAsBoolean));
    if (answer.isEmpty()) {
      return Chance.EVEN;
    }
    Value one = toFirst(after, answer.get().value());
    Position further = after.play(answer.get().move());
    if (!(one instanceof Estimate firstEstimate) || further.outcome().isOver()) {
      return one;
    }
    Optional<MoveValue> next =
        bestStone(configured.engine().think(further, request, stopped::getAsBoolean));
    if (next.isEmpty()) {
      return one;
    }
    Value two = toFirst(further, next.get().value());
    // What is proven after one answer need not be so after another.
    return two instanceof Estimate estimate ? firstEstimate.middle(estimate) : one;
  }

  /** The best move other than a swap, even of an engine that sometimes plays another one. */
  private static Optional<MoveValue> bestStone(Analysis found) {
    return found.moves().stream().filter(each -> !each.move().isSwap()).findFirst();
  }

  /**
   * What the solver proves about a first move within the limits: who wins, and in a score game by
   * how much.
   */
  public FirstMove.Exact solve(Move move, Limits limits) {
    Position after = game.start().play(move);
    if (after.outcome().isOver()) {
      return new FirstMove.Exact(ended(after), ended(after));
    }
    SolveGoal question = game.rules().hasPoints() ? SolveGoal.VALUE : SolveGoal.VALUE.weakly();
    Solution found =
        new Solver(game, bytes, WorkerPool.SINGLE, known.table())
            .solve(after, question, limits, stopped::getAsBoolean);
    return isOfFirst(after)
        ? new FirstMove.Exact(found.atLeast(), found.atMost())
        : new FirstMove.Exact(found.atMost().negate(), found.atLeast().negate());
  }

  private static boolean isOfFirst(Position position) {
    return position.toMove().orElseThrow() == Player.X;
  }

  private static Value toFirst(Position position, Value ofMover) {
    return isOfFirst(position) ? ofMover : ofMover.negate();
  }

  /** The value to the first player of a game that is over after one stone. */
  private static Proven ended(Position position) {
    return Proven.ofEnd(position.outcome(), Player.X, 0);
  }
}
