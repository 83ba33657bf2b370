package games.oxo.search.pvs;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.search.kernel.SlotTable;
import org.junit.jupiter.api.Test;

class PvsFactsTest {
  @Test
  void whatIsStoredIsFoundAsItWas() {
    SlotTable table = new SlotTable(SlotTable.Replacement.TWO_DEEP, 14, 11);
    Dice dice = new Dice(1);
    for (int i = 0; i < 1000; i++) {
      long key = dice.next();
      int value = dice.below(2 * PvsSearch.INFINITE + 1) - PvsSearch.INFINITE;
      int depth = dice.below(64);
      int bound = 1 + dice.below(3);
      int cell = dice.below(65);
      table.store(key, PvsFacts.of(value, bound, cell), depth);
      long facts = table.find(key);
      assertThat(PvsFacts.value(facts)).isEqualTo(value);
      assertThat(PvsFacts.depth(facts)).isEqualTo(depth);
      assertThat(PvsFacts.bound(facts)).isEqualTo(bound);
      assertThat(PvsFacts.cell(facts)).isEqualTo(cell);
      assertThat(table.find(key ^ 1)).isZero();
    }
    table.erase();
    assertThat(table.find(0)).isZero();
  }
}
