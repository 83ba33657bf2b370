package games.oxo.search.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import org.junit.jupiter.api.Test;

class RandomBitsTest {
  @Test
  void drawsTheNumbersOfTheDice() {
    Dice dice = new Dice(9);
    RandomBits random = new RandomBits(9);
    for (int i = 0; i < 100; i++) {
      assertThat(random.next()).isEqualTo(dice.next());
    }
  }

  @Test
  void selectFindsTheSetBitWithANumber() {
    Dice dice = new Dice(1);
    for (int i = 0; i < 2000; i++) {
      long bits = i == 0 ? -1L : dice.next() & (i % 2 == 0 ? dice.next() : -1L);
      int number = 0;
      for (long rest = bits; rest != 0; rest &= rest - 1) {
        assertThat(RandomBits.select(bits, number++)).isEqualTo(Long.numberOfTrailingZeros(rest));
      }
    }
  }

  @Test
  void everyCellIsAsLikely() {
    RandomBits random = new RandomBits(4);
    long cells = 0b1011_0000_0000_0001L | 1L << 63;
    int[] seen = new int[64];
    for (int i = 0; i < 50_000; i++) {
      seen[random.cellOf(cells)]++;
    }
    for (int cell = 0; cell < 64; cell++) {
      if ((cells >>> cell & 1) != 0) {
        assertThat(seen[cell]).isBetween(9_600, 10_400);
      } else {
        assertThat(seen[cell]).isZero();
      }
    }
  }

  @Test
  void subsetsHaveTheirSizeAndEveryCellItsShare() {
    RandomBits random = new RandomBits(5);
    long cells = (1L << 20) - 1;
    for (int count = 0; count <= 20; count++) {
      int[] seen = new int[20];
      for (int i = 0; i < 4000; i++) {
        long subset = random.subset(cells, count);
        assertThat(Long.bitCount(subset)).isEqualTo(count);
        assertThat(subset & ~cells).isZero();
        for (int cell = 0; cell < 20; cell++) {
          seen[cell] += (int) (subset >>> cell & 1);
        }
      }
      for (int times : seen) {
        assertThat(times).isBetween(200 * count - 170, 200 * count + 170);
      }
    }
  }
}
