package games.oxo.book.deepen;

import games.oxo.book.deepen.DeepValue.Source;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.Solver;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Values the last move of a position as well as it can: by the rules where the game is over, from a
 * table, by a recorded proof, by the exact solver within its budget, and otherwise by an engine.
 * Each position is searched on its own, so that its value does not depend on those before it.
 *
 * <p>It serves one caller at a time.
 */
public final class DeepValuer {
  private final Game game;
  private final DeepEffort effort;
  private final long bytes;
  private final WorkerPool pool;
  private final Knowledge known;
  private final ValueScale scale;

  /**
   * @param game without a swap
   * @param bytes how much memory it may take
   * @param pool the threads of one search
   * @param known values that need no search, and what the engine looks at; without books
   */
  public DeepValuer(Game game, DeepEffort effort, long bytes, WorkerPool pool, Knowledge known) {
    this.game = game;
    this.effort = effort;
    this.bytes = bytes;
    this.pool = pool;
    this.known = known;
    scale = new ValueScale(game);
  }

  /**
   * The value of the last move of a position.
   *
   * @param stop whether to come to an end; asked often, by all threads
   * @return empty when it was stopped
   */
  public Optional<DeepValue> value(Position position, BooleanSupplier stop) {
    Position before = position.previous().orElseThrow();
    Player mover = before.toMove().orElseThrow();
    if (position.outcome().isOver()) {
      Proven value = scale.value(scale.ended(position, mover), before.ply());
      return Optional.of(found(value, Source.RULES, 0, 0, 0, 0));
    }
    boolean same = position.toMove().orElseThrow() == mover;
    OptionalInt stored = known.table().value(position);
    if (stored.isPresent()) {
      Value value = scale.value(stored.getAsInt(), position.ply());
      return Optional.of(found(DeepValue.ofMove(value, same), Source.TABLE, 0, 0, 0, 0));
    }
    Optional<Result> proven = known.table().result(position);
    if (proven.isPresent()) {
      Value value = DeepValue.ofMove(Ending.of(proven.get()), same);
      return Optional.of(found(value, Source.PROOF, 0, 0, 0, 0));
    }
    return search(position, same, stop);
  }

  private Optional<DeepValue> search(Position position, boolean same, BooleanSupplier stop) {
    long nodes = 0;
    long micros = 0;
    if (effort.solver().nodes() > 0) {
      Solver solver = new Solver(game, bytes, pool, known.table());
      Attempt attempt = solve(solver, position, stop);
      nodes = attempt.nodes;
      micros = attempt.micros;
      if (attempt.value != null) {
        Value value = DeepValue.ofMove(attempt.value, same);
        return Optional.of(found(value, Source.SOLVER, 0, nodes, 0, micros));
      }
    }
    if (stop.getAsBoolean()) {
      return Optional.empty();
    }
    return think(position, same, nodes, micros, stop);
  }

  /** What came of an attempt to solve a position; no value when the budget did not suffice. */
  private record Attempt(@Nullable Proven value, long nodes, long micros) {}

  /** First who wins, and if that is found, how soon. */
  private Attempt solve(Solver solver, Position position, BooleanSupplier stop) {
    Limits limits = effort.solver();
    Solution weak = solver.solve(position, weakest(), limits, stop::getAsBoolean);
    if (!weak.isSettled() || !game.rules().countsStones() || weak.atLeast().isDraw()) {
      return new Attempt(weak.isSettled() ? weak.atLeast() : null, weak.nodes(), weak.micros());
    }
    Solution strong = solver.solve(position, SolveGoal.VALUE, limits, stop::getAsBoolean);
    Proven value = strong.isSettled() ? strong.atLeast() : Ending.of(weak.atLeast().result());
    boolean stopped = !strong.isSettled() && stop.getAsBoolean();
    return new Attempt(
        stopped ? null : value, weak.nodes() + strong.nodes(), weak.micros() + strong.micros());
  }

  private SolveGoal weakest() {
    return game.rules().countsStones() ? SolveGoal.VALUE.weakly() : SolveGoal.VALUE;
  }

  private Optional<DeepValue> think(
      Position position, boolean same, long nodes, long micros, BooleanSupplier stop) {
    EngineContext context =
        EngineContext.of(effort.seed(), bytes)
            .withDeterministic(true)
            .withWorkers(pool)
            .withKnowledge(known);
    ConfiguredEngine configured = Engines.create(game, effort.engine(), context);
    Limits limits =
        effort.limits().equals(Limits.NONE) ? configured.limits(position) : effort.limits();
    Analysis found =
        configured.engine().think(position, SearchRequest.of(limits), stop::getAsBoolean);
    return stop.getAsBoolean()
        ? Optional.empty()
        : Optional.of(
            found(
                DeepValue.ofMove(found.value(), same),
                Source.ENGINE,
                found.depth(),
                nodes + found.nodes(),
                found.simulations(),
                micros + found.micros()));
  }

  private DeepValue found(
      Value value, Source source, int depth, long nodes, long simulations, long micros) {
    return new DeepValue(value, source, depth, nodes, simulations, micros, effort.settings());
  }
}
