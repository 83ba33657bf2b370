package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeManagementTest {
  @ParameterizedTest
  @CsvSource({
    // The rest less a twentieth and 50 ms, by the moves to come: 13 could be, 9 are counted on.
    "60000, 0, 25, 6327",
    "60000, 1000, 25, 7077",
    "60000, 0, 1, 56950",
    "60000, 0, 2, 28475",
    "60000, 0, 64, 2588",
    "100, 0, 1, 50",
    "100, 5000, 30, 42",
    "2, 0, 1, 1",
    "1, 0, 1, 1",
    "0, 0, 1, 1",
    "-5, -5, 0, 1"
  })
  void dividesTheRest(long remaining, long increment, int free, long millis) {
    assertThat(TimeManagement.millis(remaining, increment, free)).isEqualTo(millis);
  }

  @Test
  void neverTakesItAll() {
    Dice dice = new Dice(1);
    for (int i = 0; i < 100_000; i++) {
      long remaining = 2 + (dice.next() >>> 1 + dice.below(62));
      long increment = dice.next() >>> 1 + dice.below(62);
      long millis = TimeManagement.millis(remaining, increment, dice.below(65));
      assertThat(millis).isBetween(1L, remaining - Math.min(50, remaining / 2));
    }
  }

  @Test
  void lastsForAWholeGame() {
    long remaining = 10_000;
    for (int free = 64; free > 0; free -= 2) {
      // Somebody who is always 10 ms late, and a game that fills the board.
      remaining -= TimeManagement.millis(remaining, 0, free) + 10;
      assertThat(remaining).isPositive();
    }
  }

  @Test
  void theFirstMovesGetMoreThanTheLast() {
    long first = TimeManagement.millis(10_000, 0, 25);
    long second = TimeManagement.millis(10_000 - first, 0, 23);
    assertThat(second).isBetween(first / 2, first);
  }
}
