package games.oxo.cluster.solve;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cluster.ClusterRun;
import games.oxo.cluster.local.ClusterPlan;
import games.oxo.cluster.local.ClusterStatus;
import games.oxo.cluster.local.LocalCluster;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.cluster.spark.SparkSettings;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.Await;
import games.oxo.game.Game;
import games.oxo.game.OnlyInFullRun;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@OnlyInFullRun
@Tag("slow")
@DisplayName("A worker that is killed in the middle")
class LostWorkerTest {
  @TempDir Path folder;

  @Test
  @Timeout(Await.GUARD_SECONDS)
  void changesNothingInTheResults() throws Exception {
    LocalCluster cluster = new LocalCluster(folder.resolve("cluster"));
    ClusterStatus started = cluster.start(new ClusterPlan(2, 1, "600m", 0), () -> false);
    PortableGame portable = PortableGame.of(UserGames.sources("connect4:5x5"));
    SharedFolder shared = SharedFolder.of(folder.resolve("job").toString());
    SolveJob job =
        SolveJob.ofOpenings(portable, 5, new SolveEffort(false, 0, 0), shared, () -> false);
    try {
      Thread killer = new Thread(() -> kill(started.workers().get(0).pid(), shared));
      killer.start();
      SolveReport report = run(cluster.running().orElseThrow(), job);
      killer.join();
      assertThat(cluster.status().orElseThrow().alive()).isEqualTo(1);
      assertThat(report.positions()).isEqualTo(job.size());
      assertThat(report.unsettled() + report.failed()).isZero();
    } finally {
      cluster.stop();
    }
    compare(portable.game(), shared.folder("parts"));
  }

  private static SolveReport run(LocalCluster.Running running, SolveJob job) {
    SparkSettings settings = SparkSettings.of("test", running.url(), "");
    try (LongWork work = ClusterRun.work();
        SparkConnection connection =
            SparkConnection.open(
                settings.with(
                    running.secret(), running.executorMemory(), running.executorCores()))) {
      return job.run(connection, work);
    }
  }

  /** Waits until some parts are there, then kills a worker and its executor. */
  private static void kill(long pid, SharedFolder shared) {
    try {
      while (shared.folder("parts").list().size() < 3) {
        Thread.sleep(50);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    ClusterRun.kill(pid);
  }

  private static void compare(Game game, SharedFolder parts) {
    Solver solver = new Solver(game, 100 << 20, WorkerPool.SINGLE, ExactValues.NONE);
    for (int part = 0; part < parts.list().size(); part++) {
      for (SolvedPosition each : PartFile.read(parts, game, part)) {
        Solution found =
            solver.solve(each.position(game), SolveGoal.VALUE, Limits.NONE, SolveListener.NONE);
        assertThat(each.solution(solver.scale()).atLeast()).isEqualTo(found.atLeast());
      }
    }
  }
}
