package games.oxo.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Await;
import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.table.block.TableHeader;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
@DisplayName("Whatever ends a build, it goes on to the same bytes")
class ResumeTest {
  /** 23 thousand positions: some layers have several blocks. */
  private static final Game GAME =
      Samples.gameOf(
          "name = \"Stacks\"\n"
              + "board = { shape = \"square\", width = 4, height = 4, gravity = true }\n"
              + "line = { win = 4 }");

  private static final long BYTES = 1 << 24;

  @TempDir Path folder;
  private Path file;
  private byte[] whole;

  @BeforeEach
  void buildAtOnce() throws IOException {
    Path once = folder.resolve("once");
    new TableBuilder(GAME, once, BYTES, WorkerPool.SINGLE).build(BuildListener.NONE);
    whole = Files.readAllBytes(once);
    file = folder.resolve("table");
  }

  private boolean build(DiskWriter disk, BuildListener listener) {
    return new TableBuilder(GAME, file, BYTES, ThreadWorkerPool.of(2), disk).build(listener);
  }

  private void assertGoesOnToTheSameBytes() throws IOException {
    assertThat(build(DiskWriter.PLAIN, BuildListener.NONE)).isTrue();
    assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    assertThat(TableBuilder.unfinished(file)).doesNotExist();
    Files.delete(file);
  }

  /** A disk that fails within a write, after a part of the bytes. */
  private static final class FailingDisk implements DiskWriter {
    private final Dice dice;
    private long left;

    FailingDisk(Dice dice, long left) {
      this.dice = dice;
      this.left = left;
    }

    @Override
    public void write(FileChannel channel, ByteBuffer data, long offset) throws IOException {
      left -= data.remaining();
      if (left < 0) {
        data.limit(dice.below(data.remaining() + 1));
        PLAIN.write(channel, data, offset);
        throw new IOException("the plug was pulled");
      }
      PLAIN.write(channel, data, offset);
    }
  }

  @Test
  void aDiskThatFailsAgainAndAgain() throws IOException {
    Dice dice = new Dice(5);
    for (int round = 0; round < FullRun.rounds(10, 3); round++) {
      int failures = 0;
      boolean complete = false;
      while (!complete) {
        long bytes = 200 + dice.below(whole.length / 3);
        try {
          complete = build(new FailingDisk(dice, bytes), BuildListener.NONE);
        } catch (InputException e) {
          assertThat(e.getMessage()).endsWith("cannot be written: the plug was pulled");
          failures++;
        }
      }
      assertThat(failures).isGreaterThan(1);
      assertThat(Files.readAllBytes(file)).isEqualTo(whole);
      Files.delete(file);
    }
  }

  @Test
  void aFileThatEndsAtAnyByte() throws IOException {
    Dice dice = new Dice(6);
    for (int round = 0; round < FullRun.rounds(25, 10); round++) {
      int length = round < 5 ? round * 30 : dice.below(whole.length + 1);
      Files.write(TableBuilder.unfinished(file), Arrays.copyOf(whole, length));
      assertGoesOnToTheSameBytes();
    }
  }

  @Test
  void aFileWithRubbishAtItsEnd() throws IOException {
    Dice dice = new Dice(8);
    for (int round = 0; round < FullRun.rounds(20, 6); round++) {
      byte[] torn =
          Arrays.copyOf(whole, TableHeader.BYTES + dice.below(whole.length - TableHeader.BYTES));
      int from = Math.max(TableHeader.BYTES, torn.length - 1 - dice.below(3000));
      for (int i = from; i < torn.length; i++) {
        torn[i] = (byte) dice.below(256);
      }
      Files.write(TableBuilder.unfinished(file), torn);
      assertGoesOnToTheSameBytes();
    }
  }

  @Test
  void aPersonWhoStopsIt() throws IOException {
    Dice dice = new Dice(9);
    for (int round = 0; round < FullRun.rounds(20, 6); round++) {
      int[] left = {dice.below(60)};
      BuildListener stopping =
          new BuildListener() {
            @Override
            public void begins(Stage stage, int stones) {}

            @Override
            public boolean goOn(double fraction) {
              assertThat(fraction).isBetween(0.0, 1.0);
              return left[0]-- > 0;
            }
          };
      if (build(DiskWriter.PLAIN, stopping)) {
        Files.delete(file);
      } else {
        assertThat(file).doesNotExist();
        assertGoesOnToTheSameBytes();
      }
    }
  }

  /** What {@link #aKilledProgram} runs. */
  static final class Child {
    private Child() {}

    public static void main(String[] args) {
      new TableBuilder(GAME, Path.of(args[0]), BYTES, ThreadWorkerPool.of(2))
          .build(BuildListener.NONE);
    }
  }

  @Test
  void aKilledProgram() throws Exception {
    Dice dice = new Dice(10);
    int rounds = FullRun.rounds(50, 2);
    for (int round = 0; round < rounds; round++) {
      Process child =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  Child.class.getName(),
                  file.toString())
              .inheritIO()
              .start();
      int bytes = 500 + dice.below(whole.length / 2);
      File unfinished = TableBuilder.unfinished(file).toFile();
      Await.until(
          "there is something on the disk", () -> unfinished.length() >= bytes || !child.isAlive());
      child.destroyForcibly();
      Await.end(child);
      assertGoesOnToTheSameBytes();
    }
  }

  /** Each takes many slices, of bits or of lists. */
  @ParameterizedTest
  @ValueSource(longs = {700, 3_000, 8_000})
  void withLittleMemoryItGoesSliceBySlice(long bytes) throws IOException {
    long[] looks = {0};
    BuildListener counting =
        new BuildListener() {
          @Override
          public void begins(Stage stage, int stones) {}

          @Override
          public boolean goOn(double fraction) {
            looks[0]++;
            return true;
          }
        };
    new TableBuilder(GAME, file, BYTES, WorkerPool.SINGLE).build(counting);
    long atOnce = looks[0];
    Files.delete(file);
    looks[0] = 0;
    new TableBuilder(GAME, file, bytes, WorkerPool.SINGLE).build(counting);
    assertThat(looks[0]).isGreaterThan(atOnce);
    assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    try (Table table = Table.open(GAME, file)) {
      Verification verified =
          new TableVerifier(table, bytes * 100, WorkerPool.SINGLE, BuildListener.NONE).verify();
      assertThat(verified.fault()).isEmpty();
      assertThat(verified.isRight()).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {700, 3_000, BYTES})
  void progressOfValuingNeverGoesBack(long bytes) {
    BuildListener watching =
        new BuildListener() {
          private double last;

          @Override
          public void begins(Stage stage, int stones) {
            last = stage == Stage.VALUING ? 0 : Double.NEGATIVE_INFINITY;
          }

          @Override
          public boolean goOn(double fraction) {
            if (last >= 0) {
              assertThat(fraction).isGreaterThanOrEqualTo(last - 1e-9);
              last = fraction;
            }
            return true;
          }
        };
    assertThat(new TableBuilder(GAME, file, bytes, WorkerPool.SINGLE).build(watching)).isTrue();
  }

  @Test
  void twoCannotBuildAtOnce() {
    try (UnfinishedTable other = new UnfinishedTable(file, GAME, DiskWriter.PLAIN)) {
      assertThat(other.allFound()).isFalse();
      assertThatThrownBy(() -> build(DiskWriter.PLAIN, BuildListener.NONE))
          .isInstanceOf(InputException.class)
          .hasMessage(file + " is being built already");
    }
  }

  /** As if another program had completed and renamed the file after it was opened here. */
  @Test
  void aTableThatIsCompletedMeanwhileIsNotTouched() throws IOException {
    Path finished = folder.resolve("once");
    Files.createLink(TableBuilder.unfinished(file), finished);
    try (UnfinishedTable again = new UnfinishedTable(file, GAME, DiskWriter.PLAIN)) {
      assertThat(again.toValue()).isNull();
    }
    assertThat(Files.readAllBytes(finished)).isEqualTo(whole);
    assertGoesOnToTheSameBytes();
  }

  @Test
  void manyWhoBuildAtOnceLeaveASoundTable() throws Exception {
    for (int round = 0; round < FullRun.rounds(8, 3); round++) {
      List<Thread> builders = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        builders.add(
            new Thread(
                () -> {
                  boolean complete = false;
                  while (!complete) {
                    try {
                      complete = build(DiskWriter.PLAIN, BuildListener.NONE);
                    } catch (InputException e) {
                      assertThat(e).hasMessage(file + " is being built already");
                      Thread.onSpinWait();
                    }
                  }
                }));
      }
      builders.forEach(Thread::start);
      for (Thread builder : builders) {
        builder.join();
      }
      assertThat(Files.readAllBytes(file)).isEqualTo(whole);
      assertThat(TableBuilder.unfinished(file)).doesNotExist();
      Files.delete(file);
    }
  }

  @Test
  void aLinkStaysAndADeviceIsRefused() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("table"));
    new TableBuilder(GAME, link, BYTES, WorkerPool.SINGLE).build(BuildListener.NONE);
    assertThat(link).isSymbolicLink();
    assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    assertThatThrownBy(() -> new TableBuilder(GAME, Path.of("/dev/null"), BYTES, WorkerPool.SINGLE))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("/dev/null is a device or a pipe");
  }

  @Test
  void aFileThatIsNoTableIsReplacedOnlyByForce() throws IOException {
    Files.writeString(file, "homework");
    assertThatThrownBy(() -> build(DiskWriter.PLAIN, BuildListener.NONE))
        .isInstanceOf(InputException.class)
        .hasMessage(file + " is not a table");
    assertThat(file).hasContent("homework");
    assertThat(
            new TableBuilder(GAME, file, BYTES, WorkerPool.SINGLE)
                .build(Existing.REPLACE, BuildListener.NONE))
        .isTrue();
    assertThat(Files.readAllBytes(file)).isEqualTo(whole);
  }

  @Test
  void whatBelongsToAnotherGameIsLeftAlone() throws IOException {
    Game other = Samples.game("tic-tac-toe");
    Files.write(file, whole);
    Files.write(TableBuilder.unfinished(folder.resolve("begun")), whole);
    for (String name : new String[] {"table", "begun"}) {
      TableBuilder builder =
          new TableBuilder(other, folder.resolve(name), BYTES, WorkerPool.SINGLE);
      assertThatThrownBy(() -> builder.build(BuildListener.NONE))
          .isInstanceOf(InputException.class)
          .hasMessageEndingWith("is a table of Stacks with other rules than tic-tac-toe");
    }
    assertThat(Files.readAllBytes(file)).isEqualTo(whole);
  }
}
