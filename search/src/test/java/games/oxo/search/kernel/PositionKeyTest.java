package games.oxo.search.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.board.PositionHash;
import games.oxo.game.board.Symmetry;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PositionKeyTest {
  private static final int FOLD_UNTIL = 5;

  @Test
  void earlyImagesShareAKeyAndKnowTheWayBack() {
    for (String name : List.of("squava", "yavalath", "connect4")) {
      Game game = Samples.game(name);
      SearchRules rules = new SearchRules(game);
      check(game, PositionKey.hashed(rules, FOLD_UNTIL));
      check(game, PositionKey.exact(rules, FOLD_UNTIL));
    }
  }

  private static void check(Game game, PositionKey keys) {
    Dice dice = new Dice(7);
    for (int i = 0; i < 200; i++) {
      long own = 1L << dice.below(game.board().cells()) | 1L << dice.below(game.board().cells());
      long other = 1L << dice.below(game.board().cells()) & ~own;
      int ply = Long.bitCount(own | other);
      long key = keys.of(own, other, ply);
      int image = keys.image();
      int cell = dice.below(game.board().cells());
      assertThat(keys.fromImage(keys.toImage(cell, image), image)).isEqualTo(cell);
      assertThat(keys.toImage(SlotTable.NO_CELL, image)).isEqualTo(SlotTable.NO_CELL);
      assertThat(keys.fromImage(SlotTable.NO_CELL, image)).isEqualTo(SlotTable.NO_CELL);
      for (Symmetry symmetry : game.symmetries()) {
        assertThat(keys.of(symmetry.map(own), symmetry.map(other), ply)).isEqualTo(key);
      }
      if (Long.bitCount(own) != Long.bitCount(other)) {
        assertThat(keys.of(other, own, ply)).isNotEqualTo(key);
      }
    }
  }

  @Test
  void lateImagesHaveKeysOfTheirOwn() {
    Game game = Samples.game("squava");
    PositionKey keys = PositionKey.exact(new SearchRules(game), FOLD_UNTIL);
    long own = 0b111;
    long other = 0b111000;
    long key = keys.of(own, other, 6);
    assertThat(keys.image()).isZero();
    for (Symmetry symmetry : game.symmetries()) {
      boolean same = symmetry.map(own) == own && symmetry.map(other) == other;
      assertThat(keys.of(symmetry.map(own), symmetry.map(other), 6) == key).isEqualTo(same);
    }
  }

  @Test
  void exactKeysOfSmallBoardsDiffer() {
    Dice dice = new Dice(5);
    PositionKey exact = PositionKey.exact(new SearchRules(Samples.game("squava")), -1);
    Map<Long, Long> positions = new HashMap<>();
    for (int i = 0; i < 100_000; i++) {
      long own = dice.next() & dice.next() & (1 << 25) - 1;
      long other = dice.next() & dice.next() & (1 << 25) - 1 & ~own;
      long packed = own | other << 32;
      Long before = positions.put(exact.of(own, other, 9), packed);
      assertThat(before == null || before == packed).isTrue();
    }
  }

  @Test
  void hashedKeysAndThoseOfLargeBoardsAreTheHashOfTheStones() {
    SearchRules small = new SearchRules(Samples.game("squava"));
    SearchRules large = new SearchRules(Samples.game("yavalath"));
    for (PositionKey each :
        List.of(
            PositionKey.hashed(small, FOLD_UNTIL),
            PositionKey.hashed(large, FOLD_UNTIL),
            PositionKey.exact(large, FOLD_UNTIL))) {
      assertThat(each.of(0b10101, 0b1010, 6)).isEqualTo(PositionHash.of(0b10101, 0b1010));
    }
  }
}
