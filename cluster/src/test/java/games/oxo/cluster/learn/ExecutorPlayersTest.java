package games.oxo.cluster.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cluster.ClusterRun;
import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.cluster.spark.SparkSettings;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.learn.run.EvaluationMatch;
import games.oxo.learn.run.GamePlayers;
import games.oxo.learn.run.PlayingThreads;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.SelfPlayPlan;
import games.oxo.match.play.MatchPlan;
import games.oxo.match.play.OpeningSource;
import games.oxo.match.play.ScheduledGame;
import games.oxo.match.play.TimeControl;
import games.oxo.match.record.GameRecord;
import games.oxo.match.run.MatchSession;
import games.oxo.search.Limits;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.HandMadeWeights;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.evaluation.Provenance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
@DisplayName("Executors that play the games of learning")
class ExecutorPlayersTest {
  private static final String ID = "connect4:5x4";
  private static final Game GAME = UserGames.load(ID);
  private static final long BYTES = 2 << 20;

  private static final LearnedEvaluation HAND_MADE =
      new LearnedEvaluation(
          HandMadeWeights.of(GAME),
          true,
          ChanceScale.PLAIN,
          Stronger.UNKNOWN,
          new Provenance(GAME.name(), 1, 0, 0, 0, List.of()));

  private static SparkConnection connection;
  private static LongWork work;
  private static ExecutorPlayers executors;

  @BeforeAll
  static void connect() {
    connection = SparkConnection.open(SparkSettings.of("test", "local[2]", ""));
    work = ClusterRun.work();
    executors =
        new ExecutorPlayers(
            connection,
            new JobProgress(connection, work),
            PortableGame.of(UserGames.sources(ID)),
            3,
            BYTES);
  }

  @AfterAll
  static void close() {
    executors.close();
    work.close();
    connection.close();
  }

  /** With 20000 nodes a block is one game, with 4000 it is eight. */
  private static List<ScoredGame> selfPlay(GamePlayers players, long nodes, int from, int count) {
    List<ScoredGame> games = new ArrayList<>();
    players.selfPlay(
        GAME,
        new SelfPlayPlan(HAND_MADE, nodes, 7),
        IntStream.iterate(from, i -> i + 1),
        game -> {
          games.add(game);
          return games.size() < count;
        });
    return games;
  }

  @Test
  void theyPlayTheSameGamesInTheSameOrder() {
    for (long nodes : new long[] {50, 4000}) {
      List<ScoredGame> here = selfPlay(new PlayingThreads(1), nodes, 5, 30);
      assertThat(here).extracting(ScoredGame::number).startsWith(5, 6, 7).hasSize(30);
      assertThat(selfPlay(executors, nodes, 5, 30)).isEqualTo(here);
    }
  }

  @Test
  void theyPlayAsManyAsThereAre() {
    List<ScoredGame> games = new ArrayList<>();
    executors.selfPlay(
        GAME, new SelfPlayPlan(HAND_MADE, 20_000, 7), IntStream.range(2, 5), games::add);
    assertThat(games).extracting(ScoredGame::number).containsExactly(2, 3, 4);
  }

  private static EvaluationMatch match() {
    MatchPlan plan =
        new MatchPlan(
            MatchPlan.Kind.MATCH,
            ID,
            List.of("deep:nodes=300,eval=mine", "alphabeta:depth=3"),
            6,
            new OpeningSource.Drawn(2),
            false,
            new TimeControl(Limits.NONE, 0, 0, 50, 600_000),
            3,
            "");
    return new EvaluationMatch(plan, Map.of("mine", HAND_MADE));
  }

  /** The games of a match without the times that they took. */
  private static List<GameRecord> play(GamePlayers players, int most) {
    EvaluationMatch match = match();
    MatchSession session = match.session(GAME, BYTES, 1, List.of(), () -> false);
    Iterator<ScheduledGame> games =
        IntStream.rangeClosed(1, session.all()).mapToObj(session::game).iterator();
    List<GameRecord> played = new ArrayList<>();
    players
        .match(match, session, () -> false)
        .play(
            games,
            (game, end) -> {
              played.add(withoutTimes(game));
              assertThat(end.outcome().isOver()).isTrue();
              return played.size() < most;
            });
    played.sort(Comparator.comparingInt(GameRecord::number));
    return played;
  }

  private static GameRecord withoutTimes(GameRecord game) {
    List<GameRecord.Turn> turns =
        game.turns().stream()
            .map(turn -> new GameRecord.Turn(turn.first(), 0, turn.nodes(), turn.value()))
            .toList();
    return new GameRecord(
        game.number(),
        game.pair(),
        game.first(),
        game.second(),
        game.opening(),
        game.openingMoves(),
        game.seed(),
        game.moves(),
        turns,
        game.result(),
        game.reason(),
        game.detail());
  }

  @Test
  void theyPlayTheGamesOfAMatch() {
    List<GameRecord> here = play(new PlayingThreads(2), 100);
    assertThat(here).hasSize(12);
    assertThat(play(executors, 100)).isEqualTo(here);
    assertThat(play(executors, 5)).isEqualTo(here.subList(0, 5));
  }

  @Test
  void whatTheTakerThrowsEndsThem() {
    assertThatThrownBy(
            () ->
                executors.selfPlay(
                    GAME,
                    new SelfPlayPlan(HAND_MADE, 50, 7),
                    IntStream.iterate(0, i -> i + 1),
                    game -> {
                      throw new InputException("the disk is full");
                    }))
        .isInstanceOf(InputException.class)
        .hasMessage("the disk is full");
    assertThat(selfPlay(executors, 50, 0, 3)).hasSize(3);
  }
}
