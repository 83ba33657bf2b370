package games.oxo.table.rank;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NumberingTest {
  static Stream<Game> games() {
    return Stream.of(
        Samples.game("tic-tac-toe"),
        Samples.game("fourtic"),
        Samples.game("squava"),
        Samples.game("connect4"),
        Samples.game("yavalath"),
        Samples.game("tictactrains:modern"),
        Samples.gameOf(
            "name = \"Big\"\nboard = { shape = \"square\", width = 8, height = 8 }\nline = { win = 5 }"),
        Samples.gameOf(
            "name = \"Tall\"\nboard = { shape = \"square\", width = 3, height = 21, gravity = true }\n"
                + "line = { win = 4 }\nturns = \"XA, (OA, OA, XA, XA), ...\""));
  }

  @ParameterizedTest
  @MethodSource("games")
  void imagesShareANumberAndTheNumberLeadsBackToOneOfThem(Game game) {
    Numberings numberings = new Numberings(game);
    Dice dice = new Dice(7);
    for (int i = 0; i < 300; i++) {
      long x = 0;
      long o = 0;
      // Few shapes keep this quick: with 25 cells and more only the early layers are looked at.
      int most = game.board().cells() > 16 && !game.board().gravity() ? 5 : game.board().cells();
      for (int stones = dice.below(most); Long.bitCount(x | o) < stones; ) {
        long bit = 1L << dice.bitOf(game.legalCells(x | o));
        boolean moverIsX = game.mover(Long.bitCount(x | o)) == Player.X;
        x |= moverIsX ? bit : 0;
        o |= moverIsX ? 0 : bit;
      }
      Numbering numbering = numberings.of(Long.bitCount(x | o));
      if (!numbering.isCountable()) {
        continue;
      }
      long number = numbering.of(x, o);
      assertThat(number).isBetween(0L, numbering.size() - 1);
      for (Symmetry symmetry : game.symmetries()) {
        assertThat(numbering.of(symmetry.map(x), symmetry.map(o))).isEqualTo(number);
      }
      Numbering.Cursor cursor = numbering.cursor();
      assertThat(cursor.to(number)).isTrue();
      long backX = cursor.x();
      long backO = cursor.shape() ^ backX;
      long finalX = x;
      long finalO = o;
      assertThat(game.symmetries())
          .anyMatch(each -> each.map(finalX) == backX && each.map(finalO) == backO);
      Numbering.OneShape quick = numbering.oneShape();
      quick.set(x | o);
      assertThat(quick.number(x)).isEqualTo(number);
    }
  }

  @Test
  void aCursorGoesAnywhereFromAnywhere() {
    Numbering numbering = new Numberings(Samples.game("fourtic")).of(7);
    Numbering.Cursor walking = numbering.cursor();
    Dice dice = new Dice(3);
    long number = 0;
    while (number < numbering.size()) {
      Numbering.Cursor fresh = numbering.cursor();
      walking.to(number);
      fresh.to(number);
      assertThat(walking.shape()).isEqualTo(fresh.shape());
      assertThat(walking.x()).isEqualTo(fresh.x());
      number += dice.below(30) - 3;
      number = Math.max(0, number);
    }
  }

  @Test
  void setsOfEquallyManyBitsAreCountedThroughInOrder() {
    Combinations subsets = new Combinations(64);
    for (int bits : new int[] {0, 1, 2, 3, 62, 63, 64}) {
      long all = Binomials.choose(64, bits);
      long last = all - 1;
      long top = bits == 0 ? 0 : -1L << (64 - bits);
      assertThat(Combinations.unrank(last, bits, 64)).isEqualTo(top);
      assertThat(subsets.rank(top)).isEqualTo(last);
      assertThat(subsets.rank(Combinations.unrank(last / 3, bits, 64))).isEqualTo(last / 3);
    }
    long set = 0b111;
    for (long rank = 0; rank < Binomials.choose(64, 3); rank++) {
      assertThat(subsets.rank(set)).isEqualTo(rank);
      set = rank + 1 < Binomials.choose(64, 3) ? Combinations.after(set) : 0;
    }
  }

  @Test
  void bitsAreFoundByTheirNumber() {
    long[] words = LongStream.of(0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, -1L, 1L << 63).toArray();
    RankSelectBits bits = new RankSelectBits(words);
    assertThat(bits.size()).isEqualTo(67);
    for (int i = 0; i < bits.size(); i++) {
      assertThat(bits.rank(bits.select(i))).isEqualTo(i);
    }
    assertThat(bits.rank(0)).isEqualTo(-1);
    assertThat(bits.rank(5 * 64 + 1)).isEqualTo(-1);
  }
}
