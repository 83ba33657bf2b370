package games.oxo.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchRules;
import games.oxo.table.block.BlockInput;
import games.oxo.table.part.LayerJob;
import games.oxo.table.part.LayerPlan;
import games.oxo.table.part.MadePart;
import games.oxo.table.part.PartBlocks;
import games.oxo.table.part.PartInfo;
import games.oxo.table.part.PartMaker;
import games.oxo.table.part.PartStore;
import games.oxo.table.rank.Numberings;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class PartsTest {
  @TempDir Path folder;

  private final Memory memory = new Memory();

  static Stream<Game> games() {
    Stream<Game> large = Stream.of(Samples.game("connect4:5x4"), Samples.game("fourtic"));
    return FullRun.isOn() ? Stream.concat(TableTest.games(), large) : TableTest.games();
  }

  /** Parts in memory. */
  private static final class Memory implements PartStore {
    private final Map<String, byte[]> parts = new HashMap<>();

    PartInfo put(String name, MadePart part) {
      parts.put(name, part.bytes());
      return part.named(name);
    }

    @Override
    public BlockInput open(String name) throws IOException {
      byte[] bytes = parts.get(name);
      if (bytes == null) {
        throw new IOException("no such part");
      }
      return new BlockInput() {
        @Override
        public long size() {
          return bytes.length;
        }

        @Override
        public int read(ByteBuffer into, long offset) {
          int length = (int) Math.min(into.remaining(), bytes.length - offset);
          if (length > 0) {
            into.put(bytes, (int) offset, length);
          }
          return length;
        }
      };
    }

    @Override
    public String describe(String name) {
      return "part " + name;
    }
  }

  /** What a cluster does, one task after another. */
  private Path build(Game game, LayerPlan plan) {
    SearchRules rules = new SearchRules(game);
    Numberings numberings = new Numberings(game);
    PartMaker maker = new PartMaker(rules, numberings, memory, plan.bytes());
    List<List<PartInfo>> found = new ArrayList<>();
    found.add(List.of(memory.put("start", PartMaker.start())));
    for (int ply = 1; ply < rules.cells(); ply++) {
      List<PartInfo> before = found.get(ply - 1);
      List<LayerPlan.Range> ranges = plan.ranges(numberings.of(ply), positions(before));
      List<PartInfo> layer = make(maker, LayerJob.finding(ply, before), ranges);
      if (layer.isEmpty()) {
        break;
      }
      found.add(layer);
    }
    List<PartBlocks> layers = new ArrayList<>();
    List<PartInfo> next = List.of();
    for (int ply = found.size() - 1; ply >= 0; ply--) {
      List<PartInfo> layer = found.get(ply);
      next = make(maker, LayerJob.valuing(ply, layer, next), plan.chunks(positions(layer)));
      layers.add(0, new PartBlocks(memory, ply, next));
    }
    Path file = folder.resolve("from-parts");
    assertThat(new TableAssembler(game, file, layers).assemble(BuildListener.NONE)).isTrue();
    return file;
  }

  private List<PartInfo> make(PartMaker maker, LayerJob job, List<LayerPlan.Range> ranges) {
    List<PartInfo> parts = new ArrayList<>();
    for (LayerPlan.Range range : ranges) {
      MadePart part = maker.make(job, range);
      if (part.positions() > 0) {
        parts.add(memory.put(job.stage() + "-" + job.ply() + "-" + range.from(), part));
      }
    }
    return parts;
  }

  private static long positions(List<PartInfo> parts) {
    return parts.stream().mapToLong(PartInfo::positions).sum();
  }

  private byte[] built(Game game) throws IOException {
    Path file = folder.resolve("built");
    new TableBuilder(game, file, 1 << 26, WorkerPool.SINGLE).build(BuildListener.NONE);
    return Files.readAllBytes(file);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aTableFromPartsIsTheOneThatIsBuiltAtOnce(Game game) throws IOException {
    byte[] built = built(game);
    LayerPlan plan = new LayerPlan(Math.max(1, built.length / 50), 1 << 20);
    assertThat(Files.readAllBytes(build(game, plan))).isEqualTo(built);
  }

  @Test
  void littleMemoryChangesNothing() throws IOException {
    Game game = Samples.game("connect4:4x4");
    assertThat(Files.readAllBytes(build(game, new LayerPlan(5_000, 1 << 10))))
        .isEqualTo(built(game));
  }

  @Test
  void largePartsChangeNothing() throws IOException {
    Game game = Samples.game("connect4:4x4");
    assertThat(Files.readAllBytes(build(game, new LayerPlan(1 << 30, 1 << 26))))
        .isEqualTo(built(game));
  }

  /** The positions of tic-tac-toe after the first move. */
  private MadePart firstMoves(PartInfo start) {
    Game game = Samples.game("tic-tac-toe");
    return new PartMaker(new SearchRules(game), new Numberings(game), memory, 1 << 20)
        .make(LayerJob.finding(1, List.of(start)), new LayerPlan.Range(0, 3));
  }

  @Test
  void aDamagedPartIsNamed() {
    PartInfo start = memory.put("start", PartMaker.start());
    byte[] bytes = memory.parts.get("start");
    for (int at = 0; at < bytes.length; at++) {
      bytes[at] ^= 1;
      assertThatThrownBy(() -> firstMoves(start))
          .as("byte %d", at)
          .isInstanceOf(InputException.class)
          .hasMessageStartingWith("part start is damaged near byte ");
      bytes[at] ^= 1;
    }
    assertThat(firstMoves(start).positions()).isEqualTo(3);
  }

  @Test
  void aMissingPartIsNamed() {
    assertThatThrownBy(() -> firstMoves(new PartInfo("gone", 0, 1, 1, 1)))
        .isInstanceOf(InputException.class)
        .hasMessage("part gone cannot be read: no such part");
  }
}
