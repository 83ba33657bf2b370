package games.oxo.cluster.learn;

import games.oxo.cluster.spark.PortableGame;
import games.oxo.learn.run.EvaluationMatch;
import games.oxo.match.play.MatchPlan;
import games.oxo.match.play.ScheduledGame;
import games.oxo.match.record.LogLine;
import games.oxo.match.run.MatchSession;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.kernel.SearchStopped;
import java.io.ByteArrayOutputStream;
import java.io.Serial;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;

/** Plays games of a match on executors. The result is a line of the log for each game. */
final class MatchWork implements Function<int[], byte[]> {
  @Serial private static final long serialVersionUID = 1;

  static final Kept<MatchSession> SESSION = new Kept<>();

  private final String name = UUID.randomUUID().toString();
  private final PortableGame game;
  private final MatchPlan plan;
  private final HashMap<String, PortableEvaluation> evaluations;
  private final long bytes;

  /**
   * @param bytes memory for the players of a game
   */
  MatchWork(
      PortableGame game, MatchPlan plan, Map<String, PortableEvaluation> evaluations, long bytes) {
    this.game = game;
    this.plan = plan;
    this.evaluations = new HashMap<>(evaluations);
    this.bytes = bytes;
  }

  private MatchSession session() {
    Map<String, LearnedEvaluation> read = new HashMap<>();
    evaluations.forEach((label, each) -> read.put(label, each.read(game.game())));
    return new EvaluationMatch(plan, read).session(game.game(), bytes, 1, List.of(), () -> false);
  }

  @Override
  public byte[] call(int[] numbers) {
    TaskContext task = TaskContext.get();
    MatchSession session = SESSION.get(name, this::session);
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    Iterator<ScheduledGame> games = Arrays.stream(numbers).mapToObj(session::game).iterator();
    session
        .here(1, () -> {}, task::isInterrupted)
        .play(
            games,
            (played, end) -> {
              lines.writeBytes(LogLine.write(played));
              return true;
            });
    if (task.isInterrupted()) {
      throw new SearchStopped();
    }
    return lines.toByteArray();
  }
}
