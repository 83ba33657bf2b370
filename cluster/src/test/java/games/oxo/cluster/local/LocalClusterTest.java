package games.oxo.cluster.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.cli.option.UserGames;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.cluster.spark.SparkSettings;
import games.oxo.game.Await;
import games.oxo.game.input.InputException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("A cluster on this machine")
class LocalClusterTest {
  private static final ClusterPlan PLAN = new ClusterPlan(2, 1, "600m", 0);

  @TempDir Path folder;

  @AfterEach
  void stop() {
    new LocalCluster(folder).stop();
  }

  @Test
  void itStartsWorksLosesAWorkerAndStops() throws Exception {
    LocalCluster cluster = new LocalCluster(folder);
    assertThat(cluster.status()).isEmpty();
    ClusterStatus started = cluster.start(PLAN, () -> false);
    assertThat(started.alive()).isEqualTo(2);
    assertThat(started.workers()).allMatch(worker -> worker.memory() == 600);
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(folder.resolve("spark.properties"))))
        .isEqualTo("rw-------");
    assertThatThrownBy(() -> cluster.start(PLAN, () -> false))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("a cluster runs already at " + started.url());

    List<ProcessHandle> processes = new ArrayList<>();
    LocalCluster.Running running = cluster.running().orElseThrow();
    SparkSettings settings = SparkSettings.of("test", running.url(), "");
    try (SparkConnection connection =
        SparkConnection.open(settings.with(running.secret(), running.executorMemory(), 1))) {
      PortableGame game = PortableGame.of(UserGames.sources("squava"));
      assertThat(connection.context().parallelize(Collections.nCopies(9, game), 4).count())
          .isEqualTo(9);
      for (ClusterStatus.Worker worker : started.workers()) {
        ProcessHandle handle = ProcessHandle.of(worker.pid()).orElseThrow();
        // One executor can do all the work before the other one has started.
        Await.until("it has an executor", () -> handle.descendants().count() == 1);
        processes.add(handle);
        processes.addAll(handle.descendants().toList());
      }
      assertThat(processes).hasSize(4);
      awaitBothAtWork(cluster);
      assertNothingCanBeStoppedAt(started.page(), connection.context().sc().applicationId());
      awaitBothAtWork(cluster);

      ProcessHandle victim = processes.get(0);
      victim.destroyForcibly();
      victim.onExit().get(Await.GUARD_SECONDS, TimeUnit.SECONDS);
      assertThat(connection.context().parallelize(Collections.nCopies(9, game), 4).count())
          .isEqualTo(9);
      ClusterStatus wounded = cluster.status().orElseThrow();
      assertThat(wounded.workers())
          .extracting(ClusterStatus.Worker::alive)
          .containsExactly(false, true);
    }
    assertThat(cluster.stop()).isEqualTo(2);
    for (ProcessHandle each : processes) {
      each.onExit().get(Await.GUARD_SECONDS, TimeUnit.SECONDS);
    }
    assertThat(cluster.status()).isEmpty();
    assertThat(cluster.stop()).isZero();
    assertThat(folder.resolve("spark.properties")).doesNotExist();
  }

  private static void awaitBothAtWork(LocalCluster cluster) {
    Await.until(
        "both are at work",
        () ->
            cluster.status().orElseThrow().workers().stream()
                .allMatch(each -> each.coresUsed() == 1));
  }

  /** Any user of this machine can send this to the master's page. */
  private static void assertNothingCanBeStoppedAt(String page, String application)
      throws Exception {
    for (String request :
        List.of(
            "/app/kill/?terminate=true&id=" + application,
            "/driver/kill/?terminate=true&id=" + application,
            "/workers/kill/?host=127.0.0.1")) {
      HttpResponse<String> answer =
          HttpClient.newHttpClient()
              .send(
                  HttpRequest.newBuilder(URI.create(page + request))
                      .POST(HttpRequest.BodyPublishers.noBody())
                      .build(),
                  HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).as(request).isBetween(400, 499);
    }
  }

  @Test
  void aPortThatIsTakenIsSaid() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      ClusterPlan plan = new ClusterPlan(1, 1, "600m", taken.getLocalPort());
      assertThatThrownBy(() -> new LocalCluster(folder).start(plan, () -> false))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("the port " + taken.getLocalPort() + " cannot be used");
    }
    assertThat(new LocalCluster(folder).status()).isEmpty();
  }

  @Test
  void aProcessThatDiesIsNamedWithItsLog() {
    ClusterPlan plan = new ClusterPlan(1, 1, "0m", 0);
    assertThatThrownBy(() -> new LocalCluster(folder).start(plan, () -> false))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("Spark's worker-1 ended by itself")
        .hasMessageContaining("worker-1.log");
    assertThat(new LocalCluster(folder).status()).isEmpty();
    assertThat(new LocalCluster(folder).stop()).isZero();
  }

  @Test
  void aForeignProcessIsNeverStopped() throws Exception {
    Process foreign = new ProcessBuilder("sleep", "1000").start();
    try {
      SparkProcess stale = new SparkProcess(foreign.pid(), 12345);
      new ClusterState("spark://127.0.0.1:1", "http://127.0.0.1:1", "1g", 1, stale, List.of())
          .write(folder.resolve("cluster.json"));
      assertThat(new LocalCluster(folder).status()).isEmpty();
      assertThat(new LocalCluster(folder).stop()).isZero();
      assertThat(foreign.isAlive()).isTrue();
    } finally {
      foreign.destroyForcibly().waitFor();
    }
  }

  @Test
  void aDamagedStateIsSaid() throws IOException {
    Files.writeString(folder.resolve("cluster.json"), "{\"url\":3}");
    assertThatThrownBy(() -> new LocalCluster(folder).status())
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cluster.json is damaged");
    Files.delete(folder.resolve("cluster.json"));
  }
}
