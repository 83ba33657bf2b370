package games.oxo.cluster.learn;

import games.oxo.cluster.spark.PortableGame;
import games.oxo.game.Game;
import games.oxo.learn.sample.GameBytes;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.SelfPlayPlan;
import games.oxo.learn.sample.SelfPlayer;
import games.oxo.search.kernel.SearchStopped;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;

/** Plays games of self-play on executors. */
final class SelfPlayWork implements Function<int[], byte[]> {
  @Serial private static final long serialVersionUID = 1;

  static final Kept<Supplier<SelfPlayer>> PLAYERS = new Kept<>();

  private final String name = UUID.randomUUID().toString();
  private final PortableGame game;
  private final PortableEvaluation evaluation;
  private final long nodes;
  private final long seed;

  SelfPlayWork(PortableGame game, PortableEvaluation evaluation, SelfPlayPlan plan) {
    this.game = game;
    this.evaluation = evaluation;
    nodes = plan.nodes();
    seed = plan.seed();
  }

  private Supplier<SelfPlayer> players() {
    Game played = game.game();
    return new SelfPlayPlan(evaluation.read(played), nodes, seed).players(played);
  }

  @Override
  public byte[] call(int[] numbers) {
    TaskContext task = TaskContext.get();
    SelfPlayer player = PLAYERS.get(name, this::players).get();
    List<ScoredGame> games = new ArrayList<>();
    for (int number : numbers) {
      if (task.isInterrupted()) {
        throw new SearchStopped();
      }
      games.add(player.play(number));
    }
    return GameBytes.write(games);
  }
}
