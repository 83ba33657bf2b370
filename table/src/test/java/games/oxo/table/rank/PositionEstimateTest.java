package games.oxo.table.rank;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Samples;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The number of positions is estimated before a table is built")
class PositionEstimateTest {
  private static void assertNear(Game game, double positions) {
    assertThat(PositionEstimate.of(game)).isCloseTo(positions, Percentage.withPercentage(10));
  }

  private static Game stacks(int width, int height) {
    return Samples.gameOf(
        "name = \"Stacks\"\nline = { win = 4 }\n"
            + "board = { shape = \"square\", width = %d, height = %d, gravity = true }"
                .formatted(width, height));
  }

  /** The numbers of docs/solve.md. */
  @Test
  void isNearWhatBuildingFinds() {
    assertNear(Samples.game("squava"), 2_146_025_130.0);
    assertNear(Samples.game("fourtic"), 1_272_097);
    assertNear(stacks(5, 4), 1_551_317);
    assertNear(stacks(5, 5), 25_366_620);
    assertNear(stacks(6, 5), 942_717_323.0);
  }

  @Test
  void tellsWhatCannotBeBuilt() {
    assertThat(PositionEstimate.of(Samples.game("tictactrains"))).isGreaterThan(1e19);
    assertThat(PositionEstimate.of(Samples.game("yavalath"))).isGreaterThan(1e15);
    assertThat(PositionEstimate.of(Samples.game("connect4"))).isBetween(1.25e12, 1.4e12);
  }
}
