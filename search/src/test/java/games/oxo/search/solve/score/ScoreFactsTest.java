package games.oxo.search.solve.score;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.search.kernel.SlotTable;
import org.junit.jupiter.api.Test;

class ScoreFactsTest {
  private static final int MOST = (1 << 20) - 1;

  @Test
  void holdsBoundsAndMoves() {
    for (int bound = -MOST + 1; bound < MOST; bound += 997) {
      long facts = ScoreFacts.of(bound, -bound, 42);
      assertThat(ScoreFacts.low(facts)).isEqualTo(bound);
      assertThat(ScoreFacts.high(facts)).isEqualTo(-bound);
      assertThat(ScoreFacts.move(facts)).isEqualTo(42);
      assertThat(facts >>> SlotTable.FACT_BITS).isZero();
    }
  }

  @Test
  void boundsThatAreTooLargeSayLessAndNothingWrong() {
    long facts = ScoreFacts.of(Integer.MAX_VALUE, Integer.MIN_VALUE, ScoreFacts.NO_MOVE);
    assertThat(ScoreFacts.low(facts)).isEqualTo(MOST);
    assertThat(ScoreFacts.high(facts)).isEqualTo(-MOST);
    assertThat(ScoreFacts.move(facts)).isEqualTo(ScoreFacts.NO_MOVE);
    long unknown = ScoreFacts.of(Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
    assertThat(ScoreFacts.low(unknown)).isEqualTo(Integer.MIN_VALUE);
    assertThat(ScoreFacts.high(unknown)).isEqualTo(Integer.MAX_VALUE);
  }
}
