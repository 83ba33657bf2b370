package games.oxo.match.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.match.record.GameRecord;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.Knowledge;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Games to study the rules")
class GameSeriesTest {
  private static final long BYTES = 4 << 20;
  private final Game game = BuiltInGames.load("tic-tac-toe");

  private static List<GameRecord> play(GameSeries series, int workers) {
    return series.play(workers, any -> {}, () -> {}, () -> false);
  }

  private static List<List<String>> moves(List<GameRecord> games) {
    return games.stream().map(GameRecord::moves).toList();
  }

  private GameSeries selfPlay(int games, long seed) {
    return GameSeries.selfPlay(
        game,
        "mcts-solver:simulations=20",
        Limits.simulations(20),
        games,
        EngineContext.of(seed, BYTES));
  }

  @Test
  void differFromEachOtherAndAreTheSameAgain() {
    List<List<String>> one = moves(play(selfPlay(15, 4), 1));
    assertThat(one).hasSize(15);
    assertThat(new HashSet<>(one)).hasSizeGreaterThan(5);
    assertThat(moves(play(selfPlay(15, 4), 3))).isEqualTo(one);
    assertThat(moves(play(selfPlay(15, 5), 3))).isNotEqualTo(one);
  }

  @Test
  void aLadderHasPairsOfGamesForEachStep() {
    GameSeries series = GameSeries.ladder(game, 2, EngineContext.of(1, BYTES));
    assertThat(series.size()).isEqualTo(18);
    List<GameRecord> games = play(series, 2);
    assertThat(moves(play(GameSeries.ladder(game, 2, EngineContext.of(1, BYTES)), 1)))
        .isEqualTo(moves(games));
    LevelLadder ladder = LevelLadder.of(GameSeries.levels(game, Knowledge.NONE), games);
    assertThat(ladder.steps()).hasSize(9).allMatch(step -> step.games().games() == 2);
    assertThat(ladder.steps()).allMatch(step -> step.pairs().pairs() == 1);
    assertThat(ladder.height()).isPresent();
  }

  /** Level 10 gets the same effort whatever it searches with. */
  @Test
  void theHighestLevelHasALimitOfItsSearch() {
    assertThat(GameSeries.levels(BuiltInGames.load("squava"), Knowledge.NONE))
        .last()
        .isEqualTo("level10:nodes=240000");
    assertThat(GameSeries.levels(BuiltInGames.load("connect4"), Knowledge.NONE))
        .last()
        .isEqualTo("level10:simulations=40000");
    assertThat(GameSeries.levels(BuiltInGames.load("yavalath:fivalath"), Knowledge.NONE))
        .last()
        .isEqualTo("level10:simulations=40000");
  }

  @Test
  void aLadderThatWasCutShortHasTheStepsThatWerePlayed() {
    List<GameRecord> games =
        play(GameSeries.ladder(game, 2, EngineContext.of(1, BYTES)), 2).subList(0, 3);
    LevelLadder ladder = LevelLadder.of(GameSeries.levels(game, Knowledge.NONE), games);
    assertThat(ladder.steps()).hasSize(2);
    assertThat(ladder.height()).isEmpty();
  }

  @Test
  void endAtOnceWhenInterrupted() {
    assertThat(selfPlay(1000, 1).play(2, any -> {}, () -> {}, () -> true)).isEmpty();
  }

  @Test
  void anEngineWithoutALimitGetsOne() {
    GameSeries series =
        GameSeries.selfPlay(game, "best", Limits.simulations(50), 4, EngineContext.of(1, BYTES));
    assertThat(play(series, 1)).hasSize(4);
    assertThat(series.header().settings()).containsEntry("simulations", "50");
  }

  @Test
  void anUnknownEngineIsRefused() {
    assertThatThrownBy(
            () -> GameSeries.selfPlay(game, "mtcs", Limits.NONE, 4, EngineContext.of(1, BYTES)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("'mtcs'");
  }
}
