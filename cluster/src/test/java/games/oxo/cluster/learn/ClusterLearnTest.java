package games.oxo.cluster.learn;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.Interrupt;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cluster.ClusterRun;
import games.oxo.cluster.local.ClusterPlan;
import games.oxo.cluster.local.ClusterStatus;
import games.oxo.cluster.local.LocalCluster;
import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.cluster.spark.SparkSettings;
import games.oxo.game.Await;
import games.oxo.game.Game;
import games.oxo.game.OnlyInFullRun;
import games.oxo.learn.run.GamePlayers;
import games.oxo.learn.run.PlayingThreads;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.SelfPlayPlan;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.HandMadeWeights;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.evaluation.Provenance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("oxo cluster learn")
class ClusterLearnTest {
  private static final String MASTER = "--master local[2] --memory 4m";

  @TempDir Path folder;

  /** A game that is learned in an instant, since what is made by hand is bad at it. */
  @BeforeEach
  void write() throws IOException {
    Files.writeString(
        folder.resolve("mine.toml"),
        "name = \"Not three\"\nboard = { shape = \"square\", width = 4, height = 5 }\n"
            + "line = { lose = 3 }\n");
  }

  private String[] words(String command, String file, String more) {
    return (command
            + ("learn " + folder + "/mine.toml -o " + folder + "/" + file + ".oxoeval")
            + " --attempts 1 --positions 500 --nodes 100 --match-time 0 "
            + more)
        .split(" +");
  }

  private ClusterRun here(String file) {
    return ClusterRun.oxo(words("", file, "-N 1"));
  }

  private ClusterRun there(String file, String more) {
    return ClusterRun.oxo(words("cluster ", file, MASTER + " " + more));
  }

  /** The games of the first attempt, the weights fitted to them, and the finished evaluation. */
  private List<byte[]> results(String file) throws IOException {
    List<byte[]> results = new ArrayList<>();
    for (String each : List.of(".work/1.games", ".work/1.oxoeval", ".work/history.txt", "")) {
      results.add(Files.readAllBytes(folder.resolve(file + ".oxoeval" + each)));
    }
    return results;
  }

  /** What a kill leaves in the middle of the games. */
  private void leaveHalfTheGames(String from, String to) throws IOException {
    Path work = Files.createDirectory(folder.resolve(to + ".oxoeval.work"));
    Path made = folder.resolve(from + ".oxoeval.work");
    byte[] games = Files.readAllBytes(made.resolve("1.games"));
    Files.write(work.resolve("1.games"), Arrays.copyOf(games, games.length / 2));
    String history = Files.readString(made.resolve("history.txt"));
    Files.writeString(
        work.resolve("history.txt"), history.substring(0, history.indexOf("\n1 ") + 1));
  }

  private static void assertDone(ClusterRun run) {
    assertThat(run.status()).as(run.out() + run.err()).isZero();
  }

  private void assertSame(String file, String expected) throws IOException {
    List<byte[]> found = results(file);
    List<byte[]> same = results(expected);
    for (int i = 0; i < same.size(); i++) {
      assertThat(found.get(i)).as("%s %d", file, i).isEqualTo(same.get(i));
    }
  }

  @Test
  void makesTheSameAsOneMachine() throws IOException {
    assertDone(here("here"));
    ClusterRun run = there("there", "--json");
    assertDone(run);
    assertThat(run.out()).contains("\"end\":\"limit\"", "\"generations\":1");
    assertSame("there", "here");
  }

  @Test
  @OnlyInFullRun
  void goesOnWithWhatWasBegunElsewhere() throws IOException {
    assertDone(here("here"));
    leaveHalfTheGames("here", "there");
    assertThat(there("there", "").out()).contains("1 generation");
    assertSame("there", "here");
    leaveHalfTheGames("there", "again");
    assertDone(here("again"));
    assertSame("again", "here");
  }

  @Test
  void refusesToReplaceAFileBeforeItConnects() throws IOException {
    Files.writeString(folder.resolve("kept.oxoeval"), "something else");
    ClusterRun kept = ClusterRun.oxo(words("cluster ", "kept", "--master nonsense"));
    assertThat(kept.status()).isEqualTo(2);
    assertThat(kept.err()).contains("kept.oxoeval", "--force").hasLineCount(1);
  }

  @Test
  @OnlyInFullRun
  void goesOnAfterCtrlC() throws Exception {
    Path log = folder.resolve("log");
    Path games = folder.resolve("stopped.oxoeval.work").resolve("1.games");
    Process process = ClusterRun.start(log, words("cluster ", "stopped", MASTER));
    Await.until("some games", process, () -> Files.exists(games) && Files.size(games) > 1000);
    new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
    assertThat(process.waitFor()).as(Files.readString(log)).isEqualTo(Interrupt.STATUS);
    assertThat(Files.readString(log)).contains("the same command goes on");
    assertDone(there("stopped", ""));
    assertDone(here("here"));
    assertThat(Files.readAllBytes(games)).isEqualTo(results("here").get(0));
  }

  /** The block that a worker was playing when it was killed is played by the other. */
  @Test
  @OnlyInFullRun
  void aKilledWorkerChangesNothing() throws Exception {
    LocalCluster cluster = new LocalCluster(folder.resolve("cluster"));
    try {
      ClusterStatus status = cluster.start(new ClusterPlan(2, 1, "600m", 0), () -> false);
      LocalCluster.Running running = cluster.running().orElseThrow();
      SparkSettings settings =
          SparkSettings.of("test", running.url(), "")
              .with(running.secret(), running.executorMemory(), running.executorCores());
      PortableGame portable = PortableGame.of(UserGames.sources("connect4:5x4"));
      try (SparkConnection connection = SparkConnection.open(settings);
          LongWork work = ClusterRun.work();
          ExecutorPlayers executors =
              new ExecutorPlayers(
                  connection, new JobProgress(connection, work), portable, 3, 4 << 20)) {
        List<ScoredGame> played =
            play(
                executors,
                portable.game(),
                count -> {
                  if (count == 5) {
                    ClusterRun.kill(status.workers().get(0).pid());
                  }
                });
        assertThat(played).isEqualTo(play(new PlayingThreads(2), portable.game(), count -> {}));
      }
      assertThat(cluster.status().orElseThrow().alive()).isEqualTo(1);
    } finally {
      cluster.stop();
    }
  }

  private static List<ScoredGame> play(
      GamePlayers players, Game game, Consumer<Integer> afterEach) {
    LearnedEvaluation evaluation =
        new LearnedEvaluation(
            HandMadeWeights.of(game),
            true,
            ChanceScale.PLAIN,
            Stronger.UNKNOWN,
            new Provenance(game.name(), 1, 0, 0, 0, List.of()));
    List<ScoredGame> games = new ArrayList<>();
    players.selfPlay(
        game,
        new SelfPlayPlan(evaluation, 2000, 1),
        IntStream.range(0, 300),
        played -> {
          games.add(played);
          afterEach.accept(games.size());
          return true;
        });
    return games;
  }
}
