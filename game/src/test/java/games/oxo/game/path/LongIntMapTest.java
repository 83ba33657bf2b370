package games.oxo.game.path;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LongIntMapTest {
  @Test
  void keepsTheLargestValueOfEachKey() {
    Dice dice = new Dice(2);
    LongIntMap map = new LongIntMap();
    for (int round = 0; round < 20; round++) {
      Map<Long, Integer> truth = new HashMap<>();
      for (int i = 0; i < 2_000; i++) {
        long key = dice.next() << dice.below(60);
        int value = dice.below(100);
        truth.merge(key, value, Math::max);
        map.putMax(key, value);
        assertThat(map.get(key)).isEqualTo(truth.get(key));
        long other = dice.below(50);
        assertThat(map.get(other)).isEqualTo(truth.getOrDefault(other, LongIntMap.EMPTY));
      }
      assertThat(map.size()).isEqualTo(truth.size());
      Map<Long, Integer> found = new HashMap<>();
      for (int i = map.first(); i >= 0; i = map.after(i)) {
        assertThat(found.put(map.key(i), map.value(i))).isNull();
      }
      assertThat(found).isEqualTo(truth);
      map.clear();
      assertThat(map.size()).isZero();
      assertThat(map.first()).isEqualTo(-1);
    }
  }
}
