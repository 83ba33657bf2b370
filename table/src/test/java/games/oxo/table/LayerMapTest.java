package games.oxo.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.board.SymmetryGroup;
import games.oxo.search.parallel.ThreadWorkerPool;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LayerMapTest {
  /** The last two have more than 39 cells. */
  @ParameterizedTest
  @ValueSource(strings = {"squava", "connect4:6x5", "yavalath:side4", "tictactrains", "yavalath"})
  void imagesHaveTheSameKeyAndOthersHaveNot(String name) {
    Game game = Samples.game(name);
    SymmetryGroup symmetries = game.symmetryGroup();
    Dice dice = new Dice(5);
    LeastImageKey key = new LeastImageKey(game);
    LeastImageKey other = new LeastImageKey(game);
    Set<String> keys = new HashSet<>();
    Set<String> positions = new HashSet<>();
    for (int round = 0; round < 2000; round++) {
      long x = 0;
      long o = 0;
      for (int stones = dice.below(6); stones >= 0; stones--) {
        long bit = 1L << dice.below(game.board().cells());
        x |= (x | o) == ((x | o) | bit) || stones % 2 == 0 ? 0 : bit;
        o |= (x | o) == ((x | o) | bit) || stones % 2 == 1 ? 0 : bit;
      }
      int cell = Long.numberOfTrailingZeros(~(x | o));
      key.set(x, o);
      key.findAfter(cell, round % 2 == 0);
      long afterX = round % 2 == 0 ? x | 1L << cell : x;
      long afterO = round % 2 == 0 ? o : o | 1L << cell;
      Set<String> images = new HashSet<>();
      for (int i = 0; i < symmetries.size(); i++) {
        other.set(symmetries.image(afterX, i), symmetries.image(afterO, i));
        other.find();
        assertThat(other.low()).isEqualTo(key.low()).isNotNegative();
        assertThat(other.high()).isEqualTo(key.high());
        images.add(symmetries.image(afterX, i) + " " + symmetries.image(afterO, i));
      }
      keys.add(key.high() + " " + key.low());
      positions.add(images.stream().sorted().findFirst().orElseThrow());
      assertThat(keys).hasSameSizeAs(positions);
    }
  }

  @Test
  void aPositionIsAddedOnceByWhomever() {
    int positions = 50_000;
    LayerMap map = LayerMap.of(Samples.game("squava"), positions);
    assertThat(map).isInstanceOf(CompactHashTable.class);
    long step = 16_777_213;
    for (int round = 0; round < 2; round++) {
      map.clear();
      AtomicInteger added = new AtomicInteger();
      ThreadWorkerPool.of(4)
          .work(
              4,
              (worker, number) -> {
                for (int i = 0; i < positions; i++) {
                  added.addAndGet(map.add(0, i * step, i % 25) ? 1 : 0);
                }
              });
      assertThat(added).hasValue(positions);
    }
    for (int i = 0; i < positions; i++) {
      int place = map.find(0, i * step);
      assertThat(map.value(place)).isEqualTo(i % 25);
      assertThat(map.find(0, i * step + 1)).isEqualTo(-1);
      assertThat(i % 1000 > 0 || !map.allSeen()).isTrue();
      map.see(place);
    }
    assertThat(map.allSeen()).isTrue();
  }

  @Test
  void aTableThatIsAlmostFullFindsAll() {
    Game game = Samples.game("tic-tac-toe");
    // All boards at once: the low parts of the keys are all bits of them.
    int boards = 19683;
    LayerMap map = LayerMap.of(game, boards);
    for (int key = 0; key < boards; key += 2) {
      assertThat(map.add(0, key, -key % 10)).isTrue();
    }
    for (int key = 0; key < boards; key++) {
      int place = map.find(0, key);
      assertThat(place >= 0).isEqualTo(key % 2 == 0);
      assertThat(place < 0 || map.value(place) == -key % 10).isTrue();
    }
  }
}
