package games.oxo.search.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import org.junit.jupiter.api.Test;

class BitFieldTest {
  @Test
  void fieldsLieAboveEachOther() {
    BitField low = BitField.lowest(5);
    BitField high = low.above(7);
    assertThat(high).isEqualTo(new BitField(5, 7));
    assertThat(low.with(31) | high.with(127)).isEqualTo((1L << 12) - 1);
  }

  @Test
  void holdsEveryNumberOfItsSizeAndLeavesTheOtherBitsAlone() {
    Dice dice = new Dice(4);
    for (int i = 0; i < 10_000; i++) {
      int bits = 1 + dice.below(31);
      BitField field = new BitField(dice.below(65 - bits), bits);
      int number = (int) (dice.next() >>> (64 - bits));
      long around = dice.next() & ~field.with(-1);
      assertThat(field.in(field.with(number) | around)).isEqualTo(number);
      int signed = (int) (dice.next() >> (64 - bits));
      assertThat(field.signedIn(field.with(signed) | around)).isEqualTo(signed);
      assertThat(Long.bitCount(field.with(-1))).isEqualTo(bits);
    }
  }

  @Test
  void proofNumbersTakeNoBitsOfTheWork() {
    long facts = ProofFacts.of(ProofNode.NEVER, ProofNode.NEVER, 63);
    assertThat(ProofFacts.proof(facts)).isEqualTo(ProofNode.NEVER);
    assertThat(ProofFacts.disproof(facts)).isEqualTo(ProofNode.NEVER);
    assertThat(ProofFacts.cell(facts)).isEqualTo(63);
    assertThat(facts >>> SlotTable.FACT_BITS_WITHOUT_EPOCH).isZero();
    assertThat(ProofFacts.proof(ProofFacts.of(1, 2))).isEqualTo(1);
    assertThat(ProofFacts.disproof(ProofFacts.of(1, 2))).isEqualTo(2);
  }
}
