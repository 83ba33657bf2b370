package games.oxo.search.solve.line;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.search.kernel.SlotTable;
import org.junit.jupiter.api.Test;

class BoundFactsTest {
  @Test
  void holdsAllBoundsAndCells() {
    for (int bound = -64; bound <= 64; bound++) {
      int cell = Math.abs(bound);
      long facts = BoundFacts.of(bound, -bound, cell);
      assertThat(BoundFacts.low(facts)).isEqualTo(bound);
      assertThat(BoundFacts.high(facts)).isEqualTo(-bound);
      assertThat(BoundFacts.cell(facts)).isEqualTo(cell);
      assertThat(facts >>> SlotTable.FACT_BITS).isZero();
    }
  }
}
