package games.oxo.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Samples;
import java.nio.file.Path;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableEstimateTest {
  @TempDir Path folder;

  /** What the whole build took: 1,292,981,211 bytes, and 18 minutes with two threads. */
  @Test
  void isNearTheTruthForSquava() {
    TableEstimate estimate = TableEstimate.of(Samples.game("squava"), folder.resolve("table"));
    assertThat(estimate.bytes()).isCloseTo(1_292_981_211.0, Percentage.withPercentage(10));
    assertThat(estimate.seconds() / 60).isBetween(18.0, 36.0);
    assertThat(TableEstimate.size(estimate.bytes())).isEqualTo("1.3 GB");
  }
}
