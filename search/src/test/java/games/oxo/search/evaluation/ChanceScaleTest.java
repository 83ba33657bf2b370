package games.oxo.search.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import games.oxo.search.evaluation.ChanceScale.Knot;
import games.oxo.search.evaluation.ChanceScale.Shift;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChanceScaleTest {
  private static final Knot LITTLE = new Knot(100, 1, new Shift(0.2, 0.4), new Shift(-0.2, -0.4));
  private static final Knot MUCH = new Knot(10_000, 2, Shift.NONE, Shift.NONE);
  private static final ChanceScale SCALE = new ChanceScale(List.of(LITTLE, MUCH));

  private static double logOdds(int value, long nodes, boolean moverIsX, double filled) {
    return SCALE.chance(value, nodes, moverIsX, filled).logOdds();
  }

  @Test
  void aPlainScaleIsTheLogisticFunction() {
    assertThat(ChanceScale.PLAIN.chance(0, 5, true, 0.5).expected()).isEqualTo(0.5);
    assertThat(ChanceScale.PLAIN.chance(100, 5, false, 0.5).logOdds()).isCloseTo(1, within(1e-9));
  }

  @Test
  void beyondWhatWasMeasuredTheNearestEffortCounts() {
    assertThat(logOdds(100, 1, true, 0)).isCloseTo(1.2, within(1e-9));
    assertThat(logOdds(100, 100, true, 0)).isCloseTo(1.2, within(1e-9));
    assertThat(logOdds(100, 1_000_000, true, 0)).isCloseTo(2, within(1e-9));
  }

  @Test
  void betweenTwoEffortsTheirLogarithmDecides() {
    assertThat(logOdds(100, 1_000, true, 0)).isCloseTo((1.2 + 2) / 2, within(1e-9));
  }

  @Test
  void theShiftIsThatOfTheSideToMoveAndTheNumberOfStones() {
    assertThat(logOdds(0, 100, true, 0.5)).isCloseTo(0.3, within(1e-9));
    assertThat(logOdds(0, 100, false, 0.5)).isCloseTo(-0.3, within(1e-9));
  }

  @Test
  void nothingIsCertain() {
    assertThat(SCALE.chance(9_000, 100, true, 0).expected()).isEqualTo(0.999);
    assertThat(SCALE.chance(-9_000, 100, true, 0).expected()).isEqualTo(0.001);
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThatThrownBy(() -> new ChanceScale(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new ChanceScale(List.of(MUCH, LITTLE)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Knot(1, Double.NaN)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Shift(0, Double.POSITIVE_INFINITY))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
