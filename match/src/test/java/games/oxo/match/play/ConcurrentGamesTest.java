package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.search.Limits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A match")
class ConcurrentGamesTest {
  private static final TimeControl UNTIMED = new TimeControl(Limits.NONE, 0, 0, 1000, 60_000);

  private final Game game = BuiltInGames.load("squava");
  private final OpeningSupply openings = OpeningSupply.of(new OpeningMaker(game, 1).draw(2, 5));

  private List<GameRecord> play(
      Schedule schedule, List<PlayerFactory> factories, int workers, IntPredicate goOn) {
    List<GameRecord> games = new ArrayList<>();
    new ConcurrentGames(
            factories,
            UNTIMED,
            (ended, end) -> {
              games.add(ended);
              return goOn.test(games.size());
            },
            () -> false)
        .play(
            IntStream.rangeClosed(1, schedule.games()).mapToObj(schedule::game).iterator(),
            workers,
            () -> {});
    games.sort(Comparator.comparingInt(GameRecord::number));
    return games;
  }

  private static List<PlayerFactory> three() {
    return List.of(
        new PlayerFactory("A", stopped -> Scripted.byChance()),
        new PlayerFactory("B", stopped -> Scripted.byChance()),
        new PlayerFactory("C", stopped -> Scripted.first()));
  }

  /** The same game without what a clock says. */
  private static GameRecord untimed(GameRecord game) {
    return new GameRecord(
        game.number(),
        game.pair(),
        game.first(),
        game.second(),
        game.opening(),
        game.openingMoves(),
        game.seed(),
        game.moves(),
        game.turns().stream()
            .map(turn -> new Turn(turn.first(), 0, turn.nodes(), turn.value()))
            .toList(),
        game.result(),
        game.reason(),
        game.detail());
  }

  @Test
  void hasPairsWithReversedSeatsFromTheSameOpening() {
    Schedule schedule = Schedule.roundRobin(3, openings, 4, 7);
    List<GameRecord> games = play(schedule, three(), 1, any -> true);
    assertThat(games).hasSize(24);
    for (int i = 0; i < games.size(); i += 2) {
      GameRecord one = games.get(i);
      GameRecord other = games.get(i + 1);
      assertThat(one.pair()).isEqualTo(other.pair());
      assertThat(one.opening()).isEqualTo(other.opening());
      assertThat(one.first()).isEqualTo(other.second());
      assertThat(one.second()).isEqualTo(other.first());
    }
  }

  @Test
  void ofARoundRobinLetsEachMeetEachEquallyOften() {
    Schedule schedule = Schedule.roundRobin(4, openings, 3, 7);
    int[][] met = new int[4][4];
    for (int number = 1; number <= schedule.games(); number++) {
      ScheduledGame scheduled = schedule.game(number);
      met[scheduled.first()][scheduled.second()]++;
    }
    for (int one = 0; one < 4; one++) {
      for (int other = 0; other < 4; other++) {
        assertThat(met[one][other]).isEqualTo(one == other ? 0 : 3);
      }
    }
  }

  @Test
  void ofAGauntletIsTheFirstAgainstAllOthers() {
    Schedule schedule = Schedule.gauntlet(4, openings, 2, 7);
    assertThat(schedule.games()).isEqualTo(12);
    for (int number = 1; number <= 12; number++) {
      ScheduledGame scheduled = schedule.game(number);
      assertThat(scheduled.first() == 0 || scheduled.second() == 0).isTrue();
    }
  }

  @Test
  void isTheSameWithOneAndWithSeveralGamesAtOnce() {
    Schedule schedule = Schedule.roundRobin(3, openings, 6, 11);
    List<GameRecord> alone = play(schedule, three(), 1, any -> true);
    List<GameRecord> together = play(schedule, three(), 4, any -> true);
    assertThat(together.stream().map(ConcurrentGamesTest::untimed))
        .containsExactlyElementsOf(alone.stream().map(ConcurrentGamesTest::untimed).toList());
  }

  @Test
  void endsWhenTheListenerHasSeenEnough() {
    Schedule schedule = Schedule.roundRobin(3, openings, 100, 11);
    assertThat(play(schedule, three(), 3, seen -> seen < 10)).hasSize(10);
  }

  @Test
  void doesNotHideAFaultOfTheProgram() {
    MatchPlayer broken =
        Scripted.answering(
            (position, budget) -> {
              throw new IllegalStateException("a bug");
            });
    List<PlayerFactory> two =
        List.of(
            new PlayerFactory("A", stopped -> Scripted.first()),
            new PlayerFactory("B", stopped -> broken));
    assertThatThrownBy(() -> play(Schedule.roundRobin(2, openings, 5, 1), two, 2, any -> true))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a bug");
  }
}
