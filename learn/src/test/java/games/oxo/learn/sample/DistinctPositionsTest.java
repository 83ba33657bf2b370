package games.oxo.learn.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DistinctPositionsTest {
  private static final ScoredPosition FIRST = new ScoredPosition(1, 2, (short) 30);
  private static final ScoredPosition AGAIN = new ScoredPosition(1, 2, (short) -10);
  private static final ScoredPosition OTHER = new ScoredPosition(2, 1, (short) 30);

  @Test
  void aPositionCountsWhereItWasFirst() {
    ScoredGame one = new ScoredGame(0, 1, List.of(FIRST));
    ScoredGame two = new ScoredGame(1, -1, List.of(AGAIN, OTHER));
    assertThat(DistinctPositions.of(List.of(one, two)))
        .containsExactly(one, new ScoredGame(1, -1, List.of(OTHER)));
  }
}
