package games.oxo.cluster.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.cli.option.UserGames;
import games.oxo.cluster.ClusterRun;
import games.oxo.cluster.local.ClusterPlan;
import games.oxo.cluster.local.ClusterStatus;
import games.oxo.cluster.local.LocalCluster;
import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.cluster.spark.SparkSettings;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.Game;
import games.oxo.game.OnlyInFullRun;
import games.oxo.search.WorkerPool;
import games.oxo.table.BuildListener;
import games.oxo.table.TableAssembler;
import games.oxo.table.TableBuilder;
import games.oxo.table.part.LayerPlan;
import games.oxo.table.part.PartBlocks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("Tables on a cluster")
class ClusterTableTest {
  @TempDir Path folder;

  private byte[] builtAtOnce(String name) throws IOException {
    Path file = folder.resolve("built-at-once");
    Game game = UserGames.load(name);
    new TableBuilder(game, file, 1 << 26, WorkerPool.SINGLE).build(BuildListener.NONE);
    return Files.readAllBytes(file);
  }

  private ClusterRun build(String game, String... more) {
    return ClusterRun.oxo(
        Stream.concat(
                Stream.of(
                    "cluster", "table", game, "--master", "local[2]", "--dir", dir().toString()),
                Stream.concat(Stream.of("-o", target().toString()), Stream.of(more)))
            .toArray(String[]::new));
  }

  private Path dir() {
    return folder.resolve("shared");
  }

  private Path target() {
    return folder.resolve("table");
  }

  private Path layers() throws IOException {
    try (Stream<Path> folders = Files.list(dir())) {
      return folders.findFirst().orElseThrow();
    }
  }

  @Test
  void aGameOfTheUsersBecomesTheTableThatOneMachineBuilds() throws IOException {
    Path game = folder.resolve("mine.toml");
    Files.writeString(
        game, "extends = \"connect4\"\nname = \"Mine\"\nboard = { width = 4, height = 4 }\n");
    ClusterRun run = build(game.toString(), "--task-positions", "1000");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("Mine: 67163 positions in 16 layers, 25114 bytes, ");
    assertThat(Files.readAllBytes(target())).isEqualTo(builtAtOnce(game.toString()));
    assertThat(dir()).isEmptyDirectory();
  }

  @Test
  void aTableThatIsThereIsReplacedByTheSameAndAnythingElseIsKept() throws IOException {
    byte[] built = builtAtOnce("tic-tac-toe");
    Files.write(target(), built);
    assertThat(build("tic-tac-toe").out()).startsWith("Tic-Tac-Toe: 627 positions");
    assertThat(target()).hasBinaryContent(built);
    ClusterRun other = build("tic-tac-toe:misere");
    assertThat(other.status()).isEqualTo(2);
    assertThat(other.err()).startsWith("oxo: " + target());
    assertThat(target()).hasBinaryContent(built);
  }

  @Test
  void aDamagedPartIsNamedAndCanBeMadeAgain() throws IOException {
    assertThat(build("tic-tac-toe", "--keep", "--json").out())
        .contains("\"positions\":627,\"layers\":9", "\"shuffledBytes\":0");
    Files.delete(target());
    Files.delete(layers().resolve("layer-03-valued"));
    Path part;
    try (Stream<Path> files = Files.list(layers())) {
      part =
          files
              .filter(each -> each.getFileName().toString().startsWith("part-04-valued"))
              .findFirst()
              .orElseThrow();
    }
    byte[] bytes = Files.readAllBytes(part);
    bytes[100] ^= 4;
    Files.write(part, bytes);
    ClusterRun failed = build("tic-tac-toe");
    assertThat(failed.status()).isEqualTo(2);
    assertThat(failed.err())
        .contains("values with 3 stones failed: " + part + " is damaged near byte ");
    Files.delete(part);
    ClusterRun mended = build("tic-tac-toe");
    assertThat(mended.status()).as(mended.err()).isZero();
    assertThat(Files.readAllBytes(target())).isEqualTo(builtAtOnce("tic-tac-toe"));
  }

  @OnlyInFullRun
  @Test
  void aDriverThatIsKilledGoesOnAfterItsLastLayer() throws Exception {
    Process driver =
        ClusterRun.start(
            folder.resolve("log"),
            "cluster",
            "table",
            "connect4:5x4",
            "--master",
            "local[2]",
            "--dir",
            dir().toString(),
            "-o",
            target().toString(),
            "--task-positions",
            "60000");
    await(() -> hasLayer("layer-12-found"), driver);
    driver.destroyForcibly().waitFor();
    assertThat(target()).doesNotExist();
    ClusterRun run = build("connect4:5x4", "--task-positions", "60000");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(Files.readAllBytes(target())).isEqualTo(builtAtOnce("connect4:5x4"));
  }

  private boolean hasLayer(String name) {
    try (Stream<Path> files = Files.exists(dir()) ? Files.walk(dir()) : Stream.<Path>empty()) {
      return files.anyMatch(each -> each.endsWith(name));
    } catch (IOException | java.io.UncheckedIOException e) {
      return false;
    }
  }

  private static void await(BooleanSupplier until, Process process) throws InterruptedException {
    while (!until.getAsBoolean()) {
      assertThat(process.isAlive()).isTrue();
      Thread.sleep(5);
    }
  }

  @Test
  @OnlyInFullRun
  void aWorkerThatIsKilledChangesNothing() throws Exception {
    LocalCluster cluster = new LocalCluster(folder.resolve("cluster"));
    ClusterStatus started = cluster.start(new ClusterPlan(2, 1, "800m", 0), () -> false);
    try {
      LocalCluster.Running running = cluster.running().orElseThrow();
      SparkSettings settings =
          SparkSettings.of("test", running.url(), "")
              .with(running.secret(), running.executorMemory(), running.executorCores());
      PortableGame game = PortableGame.of(UserGames.sources("connect4:5x4"));
      try (SparkConnection spark = SparkConnection.open(settings)) {
        ClusterTable table =
            new ClusterTable(
                game,
                SharedFolder.of(dir().toString()),
                new LayerPlan(20_000, 1 << 24),
                spark,
                new JobProgress(spark, ClusterRun.work()));
        CompletableFuture<List<PartBlocks>> work = CompletableFuture.supplyAsync(table::build);
        while (!hasLayer("layer-10-found")) {
          assertThat(work.isDone()).isFalse();
          Thread.sleep(5);
        }
        ClusterRun.kill(started.workers().get(0).pid());
        List<PartBlocks> layers = work.get();
        assertThat(cluster.status().orElseThrow().alive()).isEqualTo(1);
        new TableAssembler(game.game(), target(), layers).assemble(BuildListener.NONE);
      }
      assertThat(Files.readAllBytes(target())).isEqualTo(builtAtOnce("connect4:5x4"));
    } finally {
      cluster.stop();
    }
  }
}
