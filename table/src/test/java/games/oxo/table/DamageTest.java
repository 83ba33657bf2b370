package games.oxo.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockPacker;
import games.oxo.table.block.Layer;
import games.oxo.table.block.TableHeader;
import games.oxo.table.block.Trailer;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class DamageTest {
  private static final Game GAME = Samples.game("tic-tac-toe");

  @TempDir Path folder;
  private Path file;
  private byte[] whole;

  @BeforeEach
  void build() throws IOException {
    TestTables.build(GAME, folder).close();
    file = folder.resolve("table");
    whole = Files.readAllBytes(file);
  }

  private void assertRefused(byte[] bytes, String end) throws IOException {
    Files.write(file, bytes);
    assertThatThrownBy(() -> Table.open(GAME, file))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(file.toString())
        .hasMessageContaining(end);
  }

  /** Every byte, and now and then every bit of it. */
  @Test
  void verifyRefusesEachFlippedBit() throws IOException {
    Dice dice = new Dice(4);
    boolean all = FullRun.isOn();
    for (int at = 0; at < whole.length; at++) {
      int one = dice.below(8);
      for (int bit = 0; bit < 8; bit++) {
        if (all || bit == one) {
          byte[] damaged = whole.clone();
          damaged[at] ^= (byte) (1 << bit);
          Files.write(file, damaged);
          assertThatThrownBy(() -> verify(file))
              .as("bit %d of byte %d", bit, at)
              .isInstanceOf(InputException.class)
              .hasMessageStartingWith(file.toString());
        }
      }
    }
    Files.write(file, whole);
    assertThat(verify(file).isRight()).isTrue();
  }

  /** Bytes between two blocks, which no index leads to. */
  @Test
  void verifyRefusesBytesThatAreTooMany() throws IOException {
    for (int more : new int[] {1, 28, 40}) {
      ByteBuffer longer = ByteBuffer.allocate(whole.length + more);
      int indexAt = (int) ByteBuffer.wrap(whole).getLong(whole.length - Trailer.BYTES);
      longer.put(whole, 0, indexAt).put(new byte[more]);
      longer.put(whole, indexAt, whole.length - Trailer.BYTES - indexAt);
      longer.put(Trailer.TABLE.write(indexAt + more));
      Files.write(file, longer.array());
      assertThatThrownBy(() -> verify(file))
          .isInstanceOf(InputException.class)
          .hasMessage(file + " is damaged near byte " + indexAt + "; remove it and build it again");
    }
  }

  private static Verification verify(Path file) {
    try (Table table = Table.open(GAME, file)) {
      return new TableVerifier(table, 1 << 20, WorkerPool.SINGLE, BuildListener.NONE).verify();
    }
  }

  @Test
  void aTableThatIsCutOffIsRefused() throws IOException {
    for (int length = 0; length < whole.length; length += 7) {
      String end = length < TableHeader.MAGIC.length ? "is not a table" : "cut off";
      assertRefused(Arrays.copyOf(whole, length), end);
    }
    assertRefused(Arrays.copyOf(whole, whole.length + 1), "cut off or damaged at its end");
  }

  @Test
  void anotherVersionIsRefused() throws IOException {
    byte[] later = whole.clone();
    ByteBuffer.wrap(later).putInt(8, 2);
    assertRefused(later, "is a table of version 2; this program reads version 1");
  }

  @Test
  void anotherGameIsRefused() {
    assertThatThrownBy(() -> Table.open(Samples.game("fourtic"), file))
        .isInstanceOf(InputException.class)
        .hasMessage(file + " is a table of Tic-Tac-Toe with other rules than fourtic");
    assertThatThrownBy(() -> Table.open(GAME, folder.resolve("none")))
        .isInstanceOf(InputException.class)
        .hasMessage("there is no table " + folder.resolve("none"));
    assertThatThrownBy(() -> Table.open(GAME, folder)).isInstanceOf(InputException.class);
  }

  @Test
  void aWrongValueIsFound() throws IOException {
    Dice dice = new Dice(12);
    for (int round = 0; round < 30; round++) {
      try (Table table = withOneWrongValue(dice)) {
        Verification verified =
            new TableVerifier(table, 1 << 20, WorkerPool.SINGLE, BuildListener.NONE).verify();
        assertThat(verified.isRight()).isFalse();
        assertThat(verified.fault()).matches("[XO./]{11} has the value .*");
      }
    }
  }

  /** Writes the table anew with another value for one position, and with sound checksums. */
  private Table withOneWrongValue(Dice dice) throws IOException {
    Files.write(file, whole);
    Path wrong = folder.resolve("wrong");
    Files.deleteIfExists(wrong);
    try (UnfinishedTable unfinished = new UnfinishedTable(wrong, GAME, DiskWriter.PLAIN);
        Table right = Table.open(GAME, file)) {
      new LayerBuilder(GAME, unfinished, 1 << 20, WorkerPool.SINGLE, BuildListener.NONE).find();
      int ply = dice.below(right.layers());
      int index = dice.below((int) right.positions(ply));
      for (Layer layer = unfinished.toValue(); layer != null; layer = unfinished.toValue()) {
        int[] values = new int[Block.MOST];
        int[] size = {0};
        right.forEach(layer.ply(), (own, other, stones, value) -> values[size[0]++] = value);
        values[index] += layer.ply() != ply ? 0 : dice.below(2) == 0 ? 1 : -1;
        unfinished.addValues(layer, new BlockPacker().values(layer.ply(), 0, values, size[0]));
      }
      unfinished.finish();
    }
    return Table.open(GAME, wrong);
  }

  @Test
  void aMissingPositionIsFound() throws IOException {
    Path wrong = folder.resolve("wrong");
    try (UnfinishedTable unfinished = new UnfinishedTable(wrong, GAME, DiskWriter.PLAIN)) {
      unfinished.addNumbers(new long[] {0}, 1);
      unfinished.endNumbers();
      unfinished.addNumbers(new long[] {0, 1}, 2);
      unfinished.endNumbers();
      unfinished.endNumbers();
      for (Layer layer = unfinished.toValue(); layer != null; layer = unfinished.toValue()) {
        int count = layer.count(0);
        unfinished.addValues(
            layer, new BlockPacker().values(layer.ply(), 0, new int[count], count));
      }
      unfinished.finish();
    }
    try (Table table = Table.open(GAME, wrong)) {
      Verification verified =
          new TableVerifier(table, 1 << 20, WorkerPool.SINGLE, BuildListener.NONE).verify();
      assertThat(verified.fault()).endsWith("is not in the table");
    }
  }
}
