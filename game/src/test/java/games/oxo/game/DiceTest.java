package games.oxo.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DiceTest {
  @Test
  void theSameSeedGivesTheSameNumbersForEver() {
    Dice dice = new Dice(42);
    assertThat(dice.next()).isEqualTo(-4767286540954276203L);
    assertThat(dice.next()).isEqualTo(2949826092126892291L);
  }

  @Test
  void numbersBelowABoundAreEvenlySpread() {
    Dice dice = new Dice(1);
    int[] seen = new int[7];
    for (int i = 0; i < 70_000; i++) {
      seen[dice.below(7)]++;
    }
    for (int count : seen) {
      assertThat(count).isBetween(9_500, 10_500);
    }
  }

  @Test
  void everySetBitIsDrawn() {
    Dice dice = new Dice(1);
    long bits = 0x8000_0000_0000_1011L;
    long drawn = 0;
    for (int i = 0; i < 200; i++) {
      drawn |= 1L << dice.bitOf(bits);
    }
    assertThat(drawn).isEqualTo(bits);
  }
}
