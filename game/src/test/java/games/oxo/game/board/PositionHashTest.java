package games.oxo.game.board;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import java.util.BitSet;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

class PositionHashTest {
  /** Node counts and files depend on them. */
  @Test
  void valuesStayAsTheyAre() {
    long x = 0x0123456789ABCDEFL;
    long o = 0xFEDCBA9876543210L;
    assertThat(PositionHash.index(x, 14)).isEqualTo(0x324);
    assertThat(PositionHash.of(x, o)).isEqualTo(0xE6DCCA39094150BEL);
    assertThat(PositionHash.ofPacked(x)).isEqualTo(0xFC3392BBC8AC1959L);
    assertThat(PositionHash.quick(x, o)).isEqualTo(0x7B22E02FD630662EL);
    assertThat(PositionHash.ofJoined(PositionHash.joined(x, o))).isEqualTo(0x2BDB1AB0CFD45B18L);
    assertThat(PositionHash.ofWide(x, o)).isEqualTo(0x508218AB486C6229L);
    assertThat(PositionHash.permuted(x & (1L << 40) - 1, 40)).isEqualTo(0x33E58A8ECEL);
  }

  @Test
  void permutesTheNumbersOfSoManyBits() {
    for (int bits = 2; bits <= 16; bits++) {
      BitSet seen = new BitSet();
      for (int number = 0; number < 1 << bits; number++) {
        seen.set((int) PositionHash.permuted(number, bits));
      }
      assertThat(seen.cardinality()).isEqualTo(1 << bits);
      assertThat(seen.length()).isEqualTo(1 << bits);
    }
  }

  /** A bit of a well mixed key changes with probability one half when any bit of the input does. */
  @Test
  void wellMixedKeysChangeInHalfOfTheirBits() {
    for (long fixed : new long[] {0, 0b1011, 0x1234567L << 20}) {
      checkMixing(stones -> PositionHash.of(stones, fixed));
      checkMixing(stones -> PositionHash.of(fixed, stones));
    }
    checkMixing(PositionHash::ofPacked);
    checkMixing(number -> PositionHash.ofWide(number, 5));
    checkMixing(number -> PositionHash.ofWide(5, number));
  }

  private static void checkMixing(LongUnaryOperator hash) {
    Dice dice = new Dice(11);
    int tries = 2_000;
    int[] changes = new int[64];
    for (int i = 0; i < tries; i++) {
      // Few stones, as positions have them.
      long stones = dice.next() & dice.next() & dice.next();
      long changed =
          hash.applyAsLong(stones) ^ hash.applyAsLong(stones ^ 1L << dice.below(Long.SIZE));
      for (int bit = 0; bit < 64; bit++) {
        changes[bit] += (int) (changed >>> bit & 1);
      }
    }
    for (int bit = 0; bit < 64; bit++) {
      assertThat(changes[bit]).as("bit %d", bit).isBetween(tries * 35 / 100, tries * 65 / 100);
    }
  }

  /** With as many keys as places a random function leaves 1/e of the places empty. */
  @Test
  void quickHashesAndIndicesSpreadPositionsOfFewStones() {
    int bits = 12;
    BitSet quick = new BitSet();
    BitSet index = new BitSet();
    int count = 0;
    for (int first = 0; first < 40 && count < 1 << bits; first++) {
      for (int second = 0; second < 40 && count < 1 << bits; second++) {
        for (int third = second + 1; third < 40 && count < 1 << bits; third++) {
          if (first != second && first != third) {
            long x = 1L << second | 1L << third;
            quick.set((int) PositionHash.quick(x, 1L << first) & (1 << bits) - 1);
            index.set(PositionHash.index(x | 1L << first, bits));
            count++;
          }
        }
      }
    }
    assertThat(quick.cardinality()).isGreaterThan((1 << bits) * 55 / 100);
    assertThat(index.cardinality()).isGreaterThan((1 << bits) * 40 / 100);
  }
}
