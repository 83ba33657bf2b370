package games.oxo.search.pvs;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.board.Symmetry;
import java.util.List;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
  @Test
  void whatIsStoredIsFoundAsItWas() {
    TranspositionTable table = new TranspositionTable(1 << 20, 1 << 20);
    Dice dice = new Dice(1);
    for (int i = 0; i < 1000; i++) {
      long key = dice.next();
      int value = dice.below(20_001) - 10_000;
      int depth = dice.below(65);
      int bound = 1 + dice.below(3);
      int cell = dice.below(65);
      table.store(key, value, depth, bound, cell);
      long facts = table.find(key);
      assertThat(TranspositionTable.value(facts)).isEqualTo(value);
      assertThat(TranspositionTable.depth(facts)).isEqualTo(depth);
      assertThat(TranspositionTable.bound(facts)).isEqualTo(bound);
      assertThat(TranspositionTable.cell(facts)).isEqualTo(cell);
      assertThat(table.find(key ^ 1)).isZero();
    }
    table.clear();
    assertThat(table.find(0)).isZero();
  }

  @Test
  void deepEntriesStayUntilTheNextSearch() {
    TranspositionTable table = new TranspositionTable(0, 0);
    table.store(1, 5, 20, TranspositionTable.EXACT, 3);
    for (long key = 2; key < 100; key++) {
      table.store(key, 0, 2, TranspositionTable.EXACT, 3);
    }
    assertThat(TranspositionTable.value(table.find(1))).isEqualTo(5);
    assertThat(table.find(99)).isNotZero();
    table.nextSearch();
    table.store(100, 0, 2, TranspositionTable.EXACT, 3);
    table.store(101, 0, 2, TranspositionTable.EXACT, 3);
    assertThat(table.find(1)).isZero();
  }

  @Test
  void earlyImagesShareAKeyAndKnowTheWayBack() {
    for (String name : List.of("squava", "yavalath", "connect4")) {
      Game game = Samples.game(name);
      PositionKey keys = new PositionKey(game);
      Dice dice = new Dice(7);
      for (int i = 0; i < 200; i++) {
        long own = 1L << dice.below(game.board().cells()) | 1L << dice.below(game.board().cells());
        long other = 1L << dice.below(game.board().cells()) & ~own;
        int ply = Long.bitCount(own | other);
        long key = keys.of(own, other, ply);
        int image = keys.image();
        int cell = dice.below(game.board().cells());
        assertThat(keys.fromImage(keys.toImage(cell, image), image)).isEqualTo(cell);
        for (Symmetry symmetry : game.symmetries()) {
          assertThat(keys.of(symmetry.map(own), symmetry.map(other), ply)).isEqualTo(key);
        }
        if (Long.bitCount(own) != Long.bitCount(other)) {
          assertThat(keys.of(other, own, ply)).isNotEqualTo(key);
        }
      }
    }
  }
}
