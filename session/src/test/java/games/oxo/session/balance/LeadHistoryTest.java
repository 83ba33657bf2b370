package games.oxo.session.balance;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.session.balance.HandMade.Result;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Who was ahead in the course of a game")
class LeadHistoryTest {
  private static LeadHistory course(Result result, String values) {
    return LeadHistory.of(HandMade.game(result, "", values), ValueUnit.CHANCES, 0);
  }

  /** Values are those of who moved: what the second thinks of itself counts against the first. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0.5,-0.5,0.5,-0.5              | 0",
        "0.5,-0.5,-0.9,0.9              | 1",
        "0.5,-0.5,-0.9,0.9,0.9,-0.9     | 2",
        // Even positions between do not count.
        "0.5,-0.5,0,0,0.5,-0.5          | 0",
        "0.5,-0.5,0,0,-0.5,0.5          | 1",
        // Both are optimistic; neither is ahead.
        "0.3,0.3,0.3,0.3,0.3,0.3        | 0",
        // Within the zone of the even.
        "0.09,-0.09,-0.09,0.09          | 0",
        "0.11,-0.11,-0.12,0.11          | 1",
        // Proven values outweigh estimates.
        "0.5,-0.5,0.2,win 3             | 1",
        "0.5,-0.5,loss 2,-0.2           | 1",
        "draw,draw,draw,draw            | 0",
        // Nobody said anything.
        ",,,,                           | 0",
        "0.9,,0.9,                      | 0"
      })
  void changesAreCounted(String values, int changes) {
    assertThat(course(Result.FIRST, values).changes()).isEqualTo(changes);
  }

  @Test
  void thereIsNoLeadBeforeBothHaveSpoken() {
    assertThat(course(Result.FIRST, "0.9,-0.5,-0.9,0.9").signs()).isEqualTo(List.of(0, 1, -1, -1));
  }

  @Test
  void whatIsBeforeASwapDoesNotCount() {
    LeadHistory course =
        LeadHistory.of(HandMade.game(Result.SECOND, "", "0.9,0.9,-0.9,0.9"), ValueUnit.CHANCES, 1);
    assertThat(course.signs()).isEqualTo(List.of(0, -1, -1));
    assertThat(course.changes()).isZero();
  }

  @Test
  void aWinnerWhoWasBehindInTheSecondHalfCameBack() {
    assertThat(course(Result.FIRST, "0,0,0,0,-0.5,0.5,win 1").isComeback()).isTrue();
    assertThat(course(Result.SECOND, "0,0,0,0,-0.5,0.5,0,win 1").isComeback()).isFalse();
    assertThat(course(Result.DRAW, "0,0,0,0,-0.5,0.5,0").isComeback()).isFalse();
  }

  @Test
  void beingBehindInTheFirstHalfIsNoComeback() {
    assertThat(course(Result.FIRST, "-0.5,0.5,0.9,-0.9,0.9,-0.9,win 1,loss").isComeback())
        .isFalse();
  }

  @Test
  void itIsEvenWhenNobodyIsEverAhead() {
    assertThat(course(Result.DRAW, "0.05,0.05,0.05,0").isEven()).isTrue();
    assertThat(course(Result.DRAW, "0.5,-0.5,0,0").isEven()).isFalse();
  }

  @Test
  void pointsHaveAWiderZone() {
    var games = List.of(HandMade.game(Result.FIRST, "", "9,-9,-9,9,30,-30"));
    assertThat(ValueUnit.of(games)).isEqualTo(ValueUnit.POINTS);
    assertThat(LeadHistory.of(games.get(0), ValueUnit.POINTS, 0).signs())
        .isEqualTo(List.of(0, 0, 0, 0, 1, 1));
  }
}
