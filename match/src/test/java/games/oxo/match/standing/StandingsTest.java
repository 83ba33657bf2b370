package games.oxo.match.standing;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.match.record.EndReason;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.match.record.MatchHeader;
import games.oxo.match.stats.Pentanomial;
import games.oxo.match.stats.Sprt;
import games.oxo.match.stats.WinDrawLoss;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What follows from the games of a match")
class StandingsTest {
  /** A takes two of three games, whoever begins. */
  private static List<GameRecord> games(int pairs) {
    List<GameRecord> games = new ArrayList<>();
    Dice dice = new Dice(1);
    for (int number = 1; number <= 2 * pairs; number++) {
      boolean reversed = number % 2 == 0;
      boolean wins = dice.below(3) > 0;
      games.add(
          new GameRecord(
              number,
              (number + 1) / 2,
              reversed ? "B" : "A",
              reversed ? "A" : "B",
              "",
              0,
              1,
              List.of("a" + dice.below(4), "b1"),
              List.of(new Turn(true, 1000, 10, ""), new Turn(false, 3000, 30, "")),
              wins != reversed ? Result.FIRST : Result.SECOND,
              EndReason.WINNING_LINE,
              ""));
    }
    return games;
  }

  @Test
  void theTestStopsAtTheSamePairInWhateverOrderGamesEnd() {
    List<GameRecord> games = games(400);
    SequentialTest inOrder = new SequentialTest(Sprt.of(0, 30), "A");
    games.forEach(inOrder::add);
    assertThat(inOrder.isDecided()).isTrue();
    assertThat(inOrder.counted()).isLessThan(400);
    List<GameRecord> mixed = new ArrayList<>(games);
    Dice dice = new Dice(2);
    for (int i = 0; i + 5 < mixed.size(); i += 2) {
      Collections.swap(mixed, i, i + dice.below(6));
    }
    SequentialTest outOfOrder = new SequentialTest(Sprt.of(0, 30), "A");
    mixed.forEach(outOfOrder::add);
    assertThat(outOfOrder.counted()).isEqualTo(inOrder.counted());
    assertThat(outOfOrder.pairs()).isEqualTo(inOrder.pairs());
  }

  private static Standings of(Map<String, String> settings, long... millis) {
    List<Turn> turns = new ArrayList<>();
    for (int i = 0; i < millis.length; i++) {
      turns.add(new Turn(i % 2 == 0, millis[i] * 1000, 0, ""));
    }
    GameRecord game =
        new GameRecord(
            1,
            1,
            "A",
            "B",
            "",
            0,
            1,
            List.of("a1"),
            turns,
            Result.FIRST,
            EndReason.WINNING_LINE,
            "");
    return Standings.of(
        new GameLog(
            new MatchHeader("match", "squava", List.of("A", "B"), settings), List.of(game)));
  }

  @Test
  void answersAfterTheirTimeAreCountedThoughTheMarginForgivesThem() {
    Standings slow = of(Map.of("time", "100", "margin", "1000"), 100, 803, 120, 90, 121, 500);
    assertThat(slow.late()).containsExactly(0, 1);
    assertThat(slow.effort(0).late()).isEqualTo(1);
    assertThat(slow.effort(1).late()).isEqualTo(2);
    assertThat(slow.effort(1).slowestMicros()).isEqualTo(803_000);
    assertThat(of(Map.of("margin", "1000"), 100, 803).late()).isEmpty();
    assertThat(of(Map.of("time", "soon"), 100, 803).late()).isEmpty();
  }

  @Test
  void theFirstMoveOfEachHasItsOwnTime() {
    Map<String, String> settings = Map.of("time", "100", "first-time", "1000");
    assertThat(of(settings, 1020, 1020, 120, 100).late()).isEmpty();
    Standings slow = of(settings, 900, 1021, 121, 100, 150);
    assertThat(slow.effort(0).late()).isEqualTo(2);
    assertThat(slow.effort(0).latestMicros()).isEqualTo(150_000);
    assertThat(slow.effort(1).late()).isEqualTo(1);
    assertThat(slow.effort(1).latestMicros()).isEqualTo(1_021_000);
  }

  @Test
  void aClockIsOverdrawnOverTheWholeGame() {
    Map<String, String> clock = Map.of("clock", "1000", "increment", "100");
    assertThat(of(clock, 900, 10, 300, 10, 10, 10).effort(0).late()).isEqualTo(1);
    assertThat(of(clock, 900, 10, 200, 10, 100, 10).late()).isEmpty();
  }

  @Test
  void standingsCountEveryGameForBoth() {
    List<GameRecord> games = games(20);
    Standings standings =
        Standings.of(
            new GameLog(
                new MatchHeader("match", "squava", List.of("A", "B"), Map.of()),
                games.subList(0, 39)));
    assertThat(standings.count()).isEqualTo(39);
    WinDrawLoss ofA = standings.games(0);
    assertThat(ofA.games()).isEqualTo(39);
    assertThat(standings.games(1, 0)).isEqualTo(ofA.reversed());
    assertThat(standings.pairs(0, 1).pairs()).isEqualTo(19);
    assertThat(standings.pairs(1, 0)).isEqualTo(standings.pairs(0, 1).reversed());
    assertThat(standings.different()).isLessThanOrEqualTo(4);
    assertThat(standings.averageMoves()).isEqualTo(2);
    // A began 20 of the games, so of its turns 20 took one millisecond and 19 took three.
    assertThat(standings.effort(0).averageMicros() / 1000).isEqualTo((20 + 3 * 19) / 39.0);
    assertThat(standings.effort(1).averageNodes()).isEqualTo((30.0 * 20 + 10 * 19) / 39);
  }

  @Test
  void nothingIsKnownBeforeTheFirstPair() {
    SequentialTest test = new SequentialTest(Sprt.of(0, 30), "A");
    test.add(games(1).get(0));
    assertThat(test.pairs()).isEqualTo(Pentanomial.NONE);
    assertThat(test.isDecided()).isFalse();
  }
}
