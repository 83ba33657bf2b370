package games.oxo.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockPacker;
import games.oxo.table.block.Layer;
import games.oxo.table.block.TableHeader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("Several threads find what one finds")
class VerifyTogetherTest {
  /** Its largest layers have several blocks. */
  private static final Game GAME =
      Samples.gameOf(
          "name = \"Stacks\"\nboard = { shape = \"square\", width = 4, height = 4, gravity = true }\n"
              + "line = { win = 4 }");

  private static final long MUCH = 1 << 24;
  private static final long LITTLE = 1 << 18;

  @TempDir Path folder;
  private Table right;

  @BeforeEach
  void build() {
    right = TestTables.build(GAME, folder);
  }

  @AfterEach
  void close() {
    right.close();
  }

  private static Verification verify(Table table, long bytes, int threads) {
    return new TableVerifier(table, bytes, ThreadWorkerPool.of(threads), BuildListener.NONE)
        .verify();
  }

  @Test
  void inARightTable() {
    Verification alone = verify(right, MUCH, 1);
    assertThat(alone.isRight()).isTrue();
    assertThat(alone.positions()).isEqualTo(right.positions());
    for (int threads = 1; threads <= 5; threads += 2) {
      assertThat(verify(right, MUCH, threads)).isEqualTo(alone);
      assertThat(verify(right, LITTLE, threads)).isEqualTo(alone);
    }
  }

  @Test
  void inATableWithManyWrongValues() throws IOException {
    Dice dice = new Dice(3);
    for (int round = 0; round < 8; round++) {
      try (Table table = withWrongValues(dice)) {
        for (long bytes : new long[] {MUCH, LITTLE}) {
          Verification alone = verify(table, bytes, 1);
          assertThat(alone.fault()).contains(" has the value ");
          assertThat(alone.isRight()).isFalse();
          assertThat(verify(table, bytes, 2)).isEqualTo(alone);
          assertThat(verify(table, bytes, 5)).isEqualTo(alone);
        }
      }
    }
  }

  /** Writes the table anew with other values for some positions of one layer. */
  private Table withWrongValues(Dice dice) throws IOException {
    Path wrong = folder.resolve("wrong");
    Files.deleteIfExists(wrong);
    try (UnfinishedTable unfinished = new UnfinishedTable(wrong, GAME, DiskWriter.PLAIN)) {
      new LayerBuilder(GAME, unfinished, MUCH, WorkerPool.SINGLE, BuildListener.NONE).find();
      int ply = 9 + dice.below(7);
      for (Layer layer = unfinished.toValue(); layer != null; layer = unfinished.toValue()) {
        int[] values = new int[(int) layer.positions()];
        int[] size = {0};
        right.forEach(layer.ply(), (own, other, stones, value) -> values[size[0]++] = value);
        for (int i = 0; layer.ply() == ply && i < 12; i++) {
          values[dice.below(values.length)] += 1 - 2 * dice.below(2);
        }
        for (int block = 0; block < layer.blocks(); block++) {
          int from = block * Block.MOST;
          int[] part = Arrays.copyOfRange(values, from, from + layer.count(block));
          unfinished.addValues(
              layer, new BlockPacker().values(layer.ply(), block, part, part.length));
        }
      }
      unfinished.finish();
    }
    return Table.open(GAME, wrong);
  }

  @Test
  void inADamagedTable() throws IOException {
    Dice dice = new Dice(4);
    byte[] whole = Files.readAllBytes(right.file());
    Path damaged = folder.resolve("damaged");
    for (int round = 0; round < 10; round++) {
      byte[] bytes = whole.clone();
      for (int i = 0; i < 4; i++) {
        bytes[TableHeader.BYTES + dice.below(whole.length / 10 * 9)] ^= (byte) (1 << dice.below(8));
      }
      Files.write(damaged, bytes);
      String alone = complaint(damaged, 1);
      assertThat(alone).startsWith(damaged.toString());
      assertThat(complaint(damaged, 2)).isEqualTo(alone);
      assertThat(complaint(damaged, 5)).isEqualTo(alone);
    }
  }

  private static String complaint(Path file, int threads) {
    try (Table table = Table.open(GAME, file)) {
      return verify(table, MUCH, threads).toString();
    } catch (InputException e) {
      return String.valueOf(e.getMessage());
    }
  }

  @Test
  void aPositionIsAddedOnceByWhomever() {
    int positions = 20_000;
    LayerHashTable map = new LayerHashTable(positions);
    AtomicInteger added = new AtomicInteger();
    ThreadWorkerPool.of(4)
        .work(
            4,
            (worker, number) -> {
              for (int i = 0; i < positions; i++) {
                // Few different first halves, so that slots are often told apart by the second.
                added.addAndGet(map.add(i << 10, i % 7, i) ? 1 : 0);
              }
            });
    assertThat(added).hasValue(positions);
    for (int i = 0; i < positions; i++) {
      assertThat(map.allSeen()).isFalse();
      int slot = map.find(i << 10, i % 7);
      assertThat(map.value(slot)).isEqualTo(i);
      map.see(slot);
    }
    assertThat(map.allSeen()).isTrue();
    assertThat(map.find(1 << 10, 7)).isEqualTo(-1);
  }
}
