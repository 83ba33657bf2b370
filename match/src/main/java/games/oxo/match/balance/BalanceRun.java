package games.oxo.match.balance;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.MatchHeader;
import games.oxo.search.Limits;
import games.oxo.search.WorkProgress;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.parallel.OrderedPipeline;
import games.oxo.search.value.Value;
import games.oxo.session.balance.SelfPlayStatistics;
import games.oxo.session.balance.StudyEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.Function;

/** Runs a balance study: self-play, the values of the first moves, and the ladder of levels. */
public final class BalanceRun {
  /** The default engine. */
  public static final String ENGINE = "mcts-solver:simulations=1000";

  private static final long SOLVER_BYTES = 256L << 20;

  /** Positions that the solver may visit for a first move, to a millisecond of its time. */
  private static final long NODES_PER_MILLI = 1000;

  private final Game game;
  private final Plan plan;
  private final long bytes;
  private final Knowledge known;
  private final WorkProgress progress;
  private final BooleanSupplier interrupted;
  private final GameSeries games;
  private volatile boolean timeWasUp;

  /**
   * The plan of a study.
   *
   * @param ladder games for each step, 0 for none
   * @param solveMillis time for the solver, 0 for none
   */
  public record Plan(
      String engine, int games, int ladder, long solveMillis, long seed, int workers) {}

  public BalanceRun(
      Game game,
      Plan plan,
      long bytes,
      Knowledge known,
      WorkProgress progress,
      BooleanSupplier interrupted) {
    this.game = game;
    this.plan = plan;
    this.bytes = bytes / plan.workers();
    this.known = known;
    this.progress = progress;
    this.interrupted = interrupted;
    games = GameSeries.selfPlay(game, plan.engine(), StudyEngine.USUAL, plan.games(), players());
  }

  /** What players get: they find moves themselves, so they have no table and no book. */
  private EngineContext players() {
    return EngineContext.of(plan.seed(), playerBytes()).withEvaluations(known.evaluations());
  }

  private long playerBytes() {
    return Math.min(StudyEngine.BYTES, bytes / 2);
  }

  /** What a log of the games begins with. */
  public MatchHeader header() {
    return games.header();
  }

  /**
   * Plays, judges and solves what the plan says.
   *
   * @param ended receives each game of the engine against itself
   */
  public BalanceResult run(Consumer<GameRecord> ended) {
    List<GameRecord> played = play("playing", games, ended);
    SelfPlayStatistics study = SelfPlayStatistics.of(game, played);
    FirstMoves firstMoves = firstMoves(study);
    List<String> levels = GameSeries.levels(game, known);
    LevelLadder ladder = LevelLadder.of(levels, List.of());
    if (plan.ladder() > 0) {
      GameSeries series = GameSeries.ladder(game, plan.ladder(), players());
      ladder = LevelLadder.of(levels, play("playing level against level", series, any -> {}));
    }
    return new BalanceResult(
        plan.engine(), study, firstMoves, timeWasUp, ladder, !interrupted.getAsBoolean());
  }

  private List<GameRecord> play(String what, GameSeries series, Consumer<GameRecord> ended) {
    AtomicInteger done = new AtomicInteger();
    progress.start(what);
    return series.play(
        plan.workers(),
        game -> {
          done.incrementAndGet();
          ended.accept(game);
        },
        () -> progress.show((double) done.get() / series.size()),
        interrupted);
  }

  private FirstMoves firstMoves(SelfPlayStatistics study) {
    Map<Move, Integer> kinds = FirstMoveJudge.kinds(game);
    FirstMoveJudge judge = new FirstMoveJudge(game, playerBytes(), known, interrupted);
    FirstMoveJudge solver =
        new FirstMoveJudge(game, Math.min(SOLVER_BYTES, bytes), known, interrupted);
    EngineSpec spec = EngineSpec.parse(plan.engine());
    Limits usual = StudyEngine.limitsOf(game, spec, StudyEngine.USUAL, known);
    progress.start("evaluating first moves");
    List<Value> estimates =
        ofEach(
            kinds, move -> judge.estimate(move, spec, usual, plan.seed() + move.cell()), () -> 0);
    List<FirstMove.Exact> exact = List.of();
    if (plan.solveMillis() > 0 && !interrupted.getAsBoolean()) {
      progress.start("solving first moves");
      long deadline = System.nanoTime() + plan.solveMillis() * 1_000_000;
      AtomicInteger left = new AtomicInteger(kinds.size());
      exact =
          ofEach(
              kinds,
              move -> solve(solver, move, deadline, left.getAndDecrement()),
              () -> 1 - (deadline - System.nanoTime()) / 1e6 / plan.solveMillis());
    }
    List<FirstMove> found = new ArrayList<>();
    if (!interrupted.getAsBoolean()) {
      for (Map.Entry<Move, Integer> kind : kinds.entrySet()) {
        int i = found.size();
        found.add(
            new FirstMove(
                kind.getKey(),
                kind.getValue(),
                estimates.get(i),
                exact.isEmpty() ? null : exact.get(i)));
      }
    }
    return new FirstMoves(found, game.swapPly(), study.unit());
  }

  /**
   * @param atLeast how much of it is done, whatever the number of moves
   */
  private <R> List<R> ofEach(
      Map<Move, Integer> kinds, Function<Move, R> work, DoubleSupplier atLeast) {
    List<R> found = new ArrayList<>();
    new OrderedPipeline<Move, R>(plan.workers())
        .run(
            kinds.keySet().iterator(),
            () -> work,
            each -> {
              found.add(each);
              return !interrupted.getAsBoolean();
            },
            () -> {
              double done = (double) found.size() / kinds.size();
              progress.show(Math.min(1, Math.max(done, atLeast.getAsDouble())));
            });
    return found;
  }

  /** Shares what is left of the time out evenly to the moves that are left. */
  private FirstMove.Exact solve(FirstMoveJudge judge, Move move, long deadline, int left) {
    long millis = (deadline - System.nanoTime()) / 1_000_000 * plan.workers() / Math.max(1, left);
    long share = Math.max(1, Math.min(millis, plan.solveMillis()));
    Limits limits = Limits.nodes(plan.solveMillis() * NODES_PER_MILLI).withMillis(share);
    long began = System.nanoTime();
    FirstMove.Exact exact = judge.solve(move, limits);
    boolean late = (System.nanoTime() - began) / 1_000_000 >= share;
    if (late && exact.result().isEmpty()) {
      timeWasUp = true;
    }
    return exact;
  }
}
