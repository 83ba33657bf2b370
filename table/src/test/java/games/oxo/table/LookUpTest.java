package games.oxo.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A value is found in part of a block when it is first asked for, and later in a whole one. */
class LookUpTest {
  private static final Game GAME =
      Samples.gameOf(
          "name = \"Stacks\"\nboard = { shape = \"square\", width = 4, height = 4, gravity = true }\n"
              + "line = { win = 4 }");

  @TempDir Path folder;

  private record Known(long x, long o, int value) {}

  @Test
  void theFirstAnswerIsAsGoodAsLaterOnes() {
    Dice dice = new Dice(6);
    List<Known> some = new ArrayList<>();
    try (Table table = TestTables.build(GAME, folder)) {
      table.forEach(
          (own, other, ply, value) -> {
            boolean x = GAME.mover(ply) == Player.X;
            if (dice.below(150) == 0 || ply < 3) {
              some.add(new Known(x ? own : other, x ? other : own, value));
            }
          });
    }
    assertThat(some).hasSizeGreaterThan(300);
    for (Known each : some) {
      try (Table table = Table.open(GAME, folder.resolve("table"))) {
        for (int times = 0; times < 3; times++) {
          assertThat(table.value(each.x(), each.o())).hasValue(each.value());
        }
      }
    }
  }

  @Test
  void whatNoGameReachesIsNotThereWhetherAskedForOnceOrTwice() {
    TestTables.build(GAME, folder).close();
    Dice dice = new Dice(7);
    int missing = 0;
    for (int round = 0; round < 400; round++) {
      long occupied = GAME.board().all() & ~(15L << dice.below(13));
      long x = 0;
      while (Long.bitCount(x) < GAME.stonesOfX(Long.bitCount(occupied))) {
        x |= 1L << dice.bitOf(occupied);
      }
      try (Table table = Table.open(GAME, folder.resolve("table"))) {
        OptionalInt first = table.value(x, occupied ^ x);
        assertThat(table.value(x, occupied ^ x)).isEqualTo(first);
        missing += first.isEmpty() ? 1 : 0;
      }
    }
    assertThat(missing).isGreaterThan(10);
  }
}
