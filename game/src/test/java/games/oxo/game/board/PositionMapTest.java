package games.oxo.game.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PositionMapTest {
  private record Stones(long x, long o) {}

  private static Stones stones(Dice dice, int cells) {
    long all = -1L >>> (64 - cells);
    long x = dice.next() & dice.next() & all;
    return new Stones(x, dice.next() & ~x & all);
  }

  @ParameterizedTest
  @EnumSource(PositionMap.Load.class)
  void agreesWithTheMapOfTheLibrary(PositionMap.Load load) {
    for (int cells : new int[] {4, 9, 16, 64}) {
      Dice dice = new Dice(cells);
      PositionMap map = PositionMap.map(load);
      PositionMap set = PositionMap.set(load);
      Map<Stones, Long> truth = new HashMap<>();
      for (int i = 0; i < 30_000; i++) {
        Stones at = stones(dice, cells);
        long value = dice.next();
        boolean isNew = truth.putIfAbsent(at, value) == null;
        assertThat(map.contains(at.x, at.o)).isEqualTo(!isNew);
        assertThat(map.add(at.x, at.o, value)).isEqualTo(isNew);
        assertThat(set.add(at.x, at.o)).isEqualTo(isNew);
        if (dice.below(4) == 0) {
          truth.put(at, ~value);
          map.setValue(map.find(at.x, at.o), ~value);
        }
        Stones other = stones(dice, cells);
        assertThat(set.contains(other.x, other.o)).isEqualTo(truth.containsKey(other));
      }
      assertThat(contents(map)).isEqualTo(truth);
      assertThat(contents(set).keySet()).isEqualTo(truth.keySet());
      truth.forEach(
          (at, value) -> assertThat(map.value(map.find(at.x, at.o))).isEqualTo(value.longValue()));
    }
  }

  /** All positions with their values, each of which must come once. */
  private static Map<Stones, Long> contents(PositionMap map) {
    Map<Stones, Long> found = new HashMap<>();
    boolean valued = map.bytes() == 24L * map.slots();
    for (int i = map.next(PositionMap.NONE); i != PositionMap.NONE; i = map.next(i)) {
      Stones at = new Stones(map.x(i), map.o(i));
      assertThat(map.find(at.x, at.o)).isEqualTo(i);
      assertThat(found.put(at, valued ? map.value(i) : 0)).isNull();
    }
    assertThat(found).hasSize(map.size());
    return found;
  }

  @Test
  void growsWhenItsShareOfTheSlotsIsInUse() {
    PositionMap half = PositionMap.set(PositionMap.Load.HALF);
    PositionMap more = PositionMap.set(PositionMap.Load.THREE_QUARTERS);
    assertThat(half.slots()).isEqualTo(1024);
    assertThat(half.bytes()).isEqualTo(16 * 1024);
    for (int i = 0; i < 768; i++) {
      assertThat(half.isAtLimit()).isEqualTo(i == 512);
      half.add(i, 0);
      more.add(0, i);
      assertThat(half.slots()).isEqualTo(i < 512 ? 1024 : 2048);
    }
    assertThat(more.slots()).isEqualTo(1024);
    assertThat(more.isAtLimit()).isTrue();
    assertThat(more.add(0, 0)).as("known").isFalse();
    assertThat(more.slots()).isEqualTo(1024);
    assertThat(more.add(0, 768)).isTrue();
    assertThat(more.slots()).isEqualTo(2048);
    assertThat(more.size()).isEqualTo(769);
  }

  @Test
  void fullBoardsOfOnePlayerAreNotFreeSlots() {
    PositionMap set = PositionMap.set(PositionMap.Load.HALF);
    assertThat(set.contains(-1, 0)).isFalse();
    assertThat(set.add(-1, 0)).isTrue();
    assertThat(set.add(0, -1)).isTrue();
    assertThat(set.add(-1, 0)).isFalse();
    assertThat(set.size()).isEqualTo(2);
    assertThat(contents(set)).containsOnlyKeys(new Stones(-1, 0), new Stones(0, -1));
  }

  @Test
  void takesNoCellWithTwoStones() {
    PositionMap set = PositionMap.set(PositionMap.Load.HALF);
    assertThatThrownBy(() -> set.add(-1, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThat(set.contains(-1, -1)).isFalse();
    assertThat(set.find(3, 2)).isEqualTo(PositionMap.NONE);
  }
}
