package games.oxo.cluster.prove;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cluster.ClusterRun;
import games.oxo.cluster.local.ClusterPlan;
import games.oxo.cluster.local.ClusterStatus;
import games.oxo.cluster.local.LocalCluster;
import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.cluster.spark.SparkSettings;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.check.CertificateReader;
import games.oxo.game.check.CertificateReferee;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.PositionReader;
import games.oxo.search.prove.ProofTask.State;
import games.oxo.search.prove.ProofWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("Proofs on a cluster")
class ClusterProveTest {
  private static final long BYTES = 8 << 20;

  @TempDir Path folder;

  private ClusterRun prove(String position, String... more) {
    List<String> all = new ArrayList<>(List.of("cluster", "prove", "squava"));
    all.addAll(List.of(position.split(" ")));
    all.addAll(
        List.of(
            "--master",
            "local[2]",
            "--memory",
            "8m",
            "--dir",
            folder.resolve("parts").toString(),
            "-o",
            folder.resolve("win.txt").toString()));
    all.addAll(List.of(more));
    return ClusterRun.oxo(all.toArray(String[]::new));
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("parts"))) {
      return files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
    }
  }

  @Test
  void theCertificateHoldsAndThePartsAreRemoved() throws IOException {
    ClusterRun run = prove("1,1 0,0 3,3");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("X wins.\n  replies     ").contains("win.txt, ");
    assertThat(run.status()).isZero();
    ClusterRun check = ClusterRun.oxo("certificate", "check", folder.resolve("win.txt").toString());
    assertThat(check.out()).contains("It holds: X wins whatever O plays.");
    assertThat(files()).isEmpty();
  }

  @Test
  void whatHoldsIsSaid() {
    ClusterRun run =
        ClusterRun.oxo(
            "cluster",
            "prove",
            "tic-tac-toe",
            "a1",
            "--json",
            "--master",
            "local[2]",
            "--dir",
            folder.resolve("parts").toString(),
            "-o",
            folder.resolve("no.txt").toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("\"refuted\":true", "\"moves\":null");
    assertThat(folder.resolve("no.txt")).doesNotExist();
  }

  @Test
  void itGoesOnWhereItWasStopped() throws IOException {
    ClusterRun stopped = prove("1,1", "--time", "1");
    assertThat(stopped.status()).isEqualTo(3);
    assertThat(stopped.out()).contains("continue    with the same command");
    assertThat(files()).contains("proof");
    Position position = PositionReader.read(BuiltInGames.load("squava"), "1,1");
    ClusterProver prover = prover(position);
    try (SparkConnection connection =
        SparkConnection.open(SparkSettings.of("test", "local[2]", ""))) {
      workUntilSomethingIsKnown(prover, connection);
    }
    int known = prover.strategy().size();
    assertThat(known).isPositive();
    assertThat(prover(position).strategy().size()).isEqualTo(known);
    // Parts, and nothing about the tasks.
    Files.delete(folder.resolve("parts").resolve("tasks"));
    assertThat(prover(position).strategy().size()).isEqualTo(known);
    assertThat(prove("1,1 0,0").err()).contains("has the parts of another proof");
    ClusterRun run = prove("1,1");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(ClusterRun.oxo("certificate", "check", folder.resolve("win.txt").toString()).out())
        .contains("It holds");
  }

  @Test
  void aDamagedFileIsNamed() throws IOException {
    Position position = PositionReader.read(BuiltInGames.load("squava"), "1,1");
    ClusterProver prover = prover(position);
    try (SparkConnection connection =
        SparkConnection.open(SparkSettings.of("test", "local[2]", ""))) {
      workUntilSomethingIsKnown(prover, connection);
    }
    String largest =
        files().stream()
            .filter(name -> name.startsWith("parts-"))
            .max(
                Comparator.comparingLong(name -> folder.resolve("parts/" + name).toFile().length()))
            .orElseThrow();
    Path first = folder.resolve("parts").resolve(largest);
    byte[] bytes = Files.readAllBytes(first);
    byte[] other = bytes.clone();
    other[bytes.length - 30] ^= 1;
    Files.write(first, other);
    ClusterRun run = prove("1,1");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(largest + " is damaged").hasLineCount(1);
    Files.write(first, bytes);
    Files.write(folder.resolve("parts").resolve("tasks"), new byte[50]);
    assertThat(prove("1,1").err()).contains("tasks is damaged");
  }

  private ClusterProver prover(Position position) {
    return new ClusterProver(
        PortableGame.of(UserGames.sources("squava")),
        position,
        Player.X,
        SharedFolder.of(folder.resolve("parts").toString()),
        BYTES);
  }

  /** In rounds that last longer and longer, since a busy machine may prove nothing in the first. */
  private static void workUntilSomethingIsKnown(ClusterProver prover, SparkConnection connection) {
    for (long millis = 500; prover.strategy().size() == 0; millis *= 2) {
      work(prover, connection, System.currentTimeMillis() + millis);
    }
  }

  private static void work(ClusterProver prover, SparkConnection connection, long deadline) {
    try (LongWork work = ClusterRun.work()) {
      prover.run(connection, new JobProgress(connection, work), work, deadline);
    }
  }

  /** A worker and its executor are killed while they work; the others do their tasks. */
  @Test
  @OnlyInFullRun
  void aKilledWorkerChangesNothing() throws Exception {
    LocalCluster cluster = new LocalCluster(folder.resolve("cluster"));
    try {
      ClusterStatus status = cluster.start(new ClusterPlan(2, 1, "700m", 0), () -> false);
      LocalCluster.Running running = cluster.running().orElseThrow();
      Position position = PositionReader.read(BuiltInGames.load("squava"), "1,1");
      ClusterProver prover = prover(position);
      try (SparkConnection connection =
          SparkConnection.open(
              SparkSettings.of("test", running.url(), "")
                  .with(running.secret(), running.executorMemory(), running.executorCores()))) {
        CompletableFuture<Void> killed =
            CompletableFuture.runAsync(() -> killWhenAtWork(status.workers().get(0).pid()));
        work(prover, connection, Long.MAX_VALUE);
        killed.join();
      }
      assertThat(prover.tasks().state()).isEqualTo(State.BEATEN);
      List<String> lines = new ArrayList<>();
      new ProofWriter(position, Player.X, prover.strategy(), lines::add, () -> false).write();
      assertThat(
              CertificateReferee.check(CertificateReader.read(lines.iterator()), fraction -> true)
                  .holds())
          .isTrue();
    } finally {
      cluster.stop();
    }
  }

  /** Kills a worker when the first parts are in the folder. */
  private void killWhenAtWork(long pid) {
    ProcessHandle worker = ProcessHandle.of(pid).orElseThrow();
    try {
      while (worker.descendants().findAny().isEmpty()
          || files().stream().noneMatch(name -> name.startsWith("piece-"))) {
        Thread.sleep(20);
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
    ClusterRun.kill(pid);
  }
}
