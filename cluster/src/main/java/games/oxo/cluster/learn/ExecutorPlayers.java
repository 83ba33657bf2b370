package games.oxo.cluster.learn;

import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.game.Game;
import games.oxo.learn.run.EvaluationMatch;
import games.oxo.learn.run.GamePlayers;
import games.oxo.learn.sample.GameBytes;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.SelfPlayPlan;
import games.oxo.match.play.MatchGames;
import games.oxo.match.play.MatchListener;
import games.oxo.match.play.MatchPlan;
import games.oxo.match.play.ScheduledGame;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.LogLine;
import games.oxo.match.record.MatchHeader;
import games.oxo.match.record.ReplayedGame;
import games.oxo.match.run.MatchSession;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The executors of a cluster that play the games of learning, in blocks that take about a second.
 * The driver takes the games in the order of their numbers, so that it has the same as if it had
 * played them itself.
 */
public final class ExecutorPlayers implements GamePlayers, AutoCloseable {
  /** A core looks at about so many positions in the time of a block, in games of some 30 moves. */
  private static final long BLOCK_NODES = 32_000;

  private static final int MOST_GAMES = 64;

  /** Pairs of games of a match in a block. */
  private static final int MATCH_PAIRS = 4;

  private final SparkConnection connection;
  private final PortableGame portable;
  private final GameBlocks blocks;
  private final long bytes;

  /**
   * @param slots how many blocks are in work at a time
   * @param bytes memory for the players of a match in each core
   */
  public ExecutorPlayers(
      SparkConnection connection, JobProgress jobs, PortableGame game, int slots, long bytes) {
    this.connection = connection;
    this.bytes = bytes;
    portable = game;
    blocks = new GameBlocks(connection, jobs, slots);
  }

  @Override
  public void selfPlay(
      Game game, SelfPlayPlan plan, IntStream numbers, Predicate<ScoredGame> taker) {
    PortableEvaluation evaluation = new PortableEvaluation(connection, game, plan.evaluation());
    int games = (int) Math.max(1, Math.min(MOST_GAMES, BLOCK_NODES / plan.nodes()));
    try {
      blocks.play(
          GameBlocks.of(numbers.iterator(), games),
          new SelfPlayWork(portable, evaluation, plan),
          (block, result) -> takeAll(block, ByteBuffer.wrap(result), taker));
    } finally {
      evaluation.release();
    }
  }

  private static boolean takeAll(int[] block, ByteBuffer games, Predicate<ScoredGame> taker) {
    for (int number : block) {
      ScoredGame game =
          GameBytes.read(games, number)
              .orElseThrow(() -> new IllegalStateException("an executor sent no whole game"));
      if (!taker.test(game)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public MatchGames match(EvaluationMatch match, MatchSession session, BooleanSupplier stopped) {
    return (games, listener) -> play(match, games, listener, stopped);
  }

  private void play(
      EvaluationMatch match,
      Iterator<ScheduledGame> games,
      MatchListener listener,
      BooleanSupplier stopped) {
    MatchPlan plan = match.plan();
    Game game = portable.game();
    Map<String, PortableEvaluation> evaluations = new HashMap<>();
    match
        .evaluations()
        .forEach(
            (name, each) -> evaluations.put(name, new PortableEvaluation(connection, game, each)));
    int pairs = plan.control().perMove().millis() > 0 ? 1 : MATCH_PAIRS;
    try {
      blocks.play(
          GameBlocks.of(numbers(games), 2 * pairs),
          new MatchWork(portable, plan, evaluations, bytes),
          (block, lines) -> !stopped.getAsBoolean() && tell(plan.header(), lines, listener));
    } finally {
      evaluations.values().forEach(PortableEvaluation::release);
    }
  }

  private static Iterator<Integer> numbers(Iterator<ScheduledGame> games) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return games.hasNext();
      }

      @Override
      public Integer next() {
        return games.next().number();
      }
    };
  }

  private boolean tell(MatchHeader header, byte[] lines, MatchListener listener) {
    Iterator<String> each = new String(lines, StandardCharsets.UTF_8).lines().iterator();
    while (each.hasNext()) {
      GameRecord game = LogLine.readGame(each.next(), header);
      if (!listener.ended(game, ReplayedGame.of(portable.game(), game).last())) {
        return false;
      }
    }
    return true;
  }

  /** Lets go of all memory, where the executors are in the driver's process. */
  @Override
  public void close() {
    SelfPlayWork.PLAYERS.forget();
    MatchWork.SESSION.forget();
  }
}
