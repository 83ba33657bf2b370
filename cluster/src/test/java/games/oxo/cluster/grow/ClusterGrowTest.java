package games.oxo.cluster.grow;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.book.GrowProgress;
import games.oxo.book.BookGame;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.check.BookCheck;
import games.oxo.book.grow.GrowListener;
import games.oxo.book.grow.GrowPlan;
import games.oxo.book.grow.GrowWay;
import games.oxo.book.grow.Growth;
import games.oxo.book.grow.PathCosts;
import games.oxo.book.grow.SelfPlayRules;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
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
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.EvaluationSupply;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("Books that grow on a cluster")
class ClusterGrowTest {
  private static final long BYTES = 16 << 20;
  private static final BookGame GAME = BookGame.of(BuiltInGames.load("squava"));
  private static final PortableGame PORTABLE = PortableGame.of(UserGames.sources("squava"));

  @TempDir Path folder;

  private ClusterRun grow(String book, String... more) {
    List<String> all =
        new ArrayList<>(
            List.of(
                "cluster",
                "grow",
                "squava",
                "--book",
                book,
                "--master",
                "local[2]",
                "--engine",
                "mcts-solver:simulations=30",
                "--memory",
                "16m"));
    all.addAll(List.of(more));
    return ClusterRun.oxo(all.toArray(String[]::new));
  }

  private String file() {
    return folder.resolve("book.db").toString();
  }

  private void assertRight(String book) {
    ClusterRun verify = ClusterRun.oxo("book", "verify", "squava", "--book", book);
    assertThat(verify.status()).as(verify.out() + verify.err()).isZero();
  }

  @Test
  void aFileIsExpandedAndGoesOn() {
    ClusterRun run = grow(file(), "--positions", "20", "--solve", "100", "--json");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("\"done\":20,", "\"games\":0,");
    assertRight(file());
    assertThat(grow(file(), "--positions", "10").out()).startsWith("10 positions expanded: ");
    assertRight(file());
  }

  @Test
  void gamesAreCounted() {
    assertThat(grow(file(), "--method", "selfplay", "--games", "12").out())
        .startsWith("12 games: ")
        .contains("12 games");
    assertThat(grow(file(), "--method", "selfplay", "--games", "5", "--json").out())
        .contains("\"games\":17,");
    assertRight(file());
  }

  @Test
  void anEngineWithAFileIsRefused() {
    ClusterRun run =
        ClusterRun.oxo(
            "cluster",
            "grow",
            "squava",
            "--book",
            file(),
            "--engine",
            "mcts:book=" + folder.resolve("other"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("book").hasLineCount(1);
    assertThat(folder).isEmptyDirectory();
  }

  private static GrowPlan plan(String engine, long most, int threads) {
    return new GrowPlan(
        GAME.plain().start(),
        0,
        EngineSpec.parse(engine),
        EvaluationSupply.NONE,
        Limits.NONE,
        100,
        most,
        0,
        threads,
        BYTES,
        7);
  }

  /** Something to do with a cluster of two workers. */
  private interface Work {
    void run(SparkConnection connection, ClusterStatus status) throws Exception;
  }

  private void onCluster(Work work) throws Exception {
    LocalCluster cluster = new LocalCluster(folder.resolve("cluster"));
    try {
      ClusterStatus status = cluster.start(new ClusterPlan(2, 1, "700m", 0), () -> false);
      LocalCluster.Running running = cluster.running().orElseThrow();
      try (SparkConnection connection =
          SparkConnection.open(
              SparkSettings.of("test", running.url(), "")
                  .with(running.secret(), running.executorMemory(), running.executorCores()))) {
        work.run(connection, status);
      }
    } finally {
      cluster.stop();
    }
  }

  /** What a worker was thinking about when it was killed is thought about by the other. */
  @Test
  @OnlyInFullRun
  void aKilledWorkerChangesNothing() throws Exception {
    int games = 25;
    onCluster(
        (connection, status) -> {
          AtomicBoolean killed = new AtomicBoolean();
          try (BookStore store = BookStore.open(GAME, BookAddress.of(folder.resolve("book.db")));
              RemoteThinkers thinkers =
                  new RemoteThinkers(
                      connection, PORTABLE, plan("mcts-solver:simulations=3000", 0, 3), BYTES)) {
            GrowListener listener =
                () -> {
                  if (!killed.get()
                      && store.counts().games() > 2
                      && killed.compareAndSet(false, true)) {
                    ClusterRun.kill(status.workers().get(0).pid());
                  }
                  return false;
                };
            Growth growth =
                GrowWay.selfPlay(SelfPlayRules.USUAL)
                    .grow(
                        store, plan("mcts-solver:simulations=3000", games, 3), thinkers, listener);
            assertThat(killed).isTrue();
            assertThat(growth.done()).isEqualTo(games);
            assertThat(store.counts().games()).isEqualTo(games);
            assertCorrect(store);
            long first =
                store.find(GAME.key(GAME.plain().start())).map(BookPosition::games).orElse(0L);
            assertThat(first).isEqualTo(games);
          }
        });
  }

  private static void killAfter(BookStore store, long games, ClusterStatus status) {
    while (store.counts().games() < games) {
      Thread.onSpinWait();
    }
    ClusterRun.kill(status.workers().get(0).pid());
  }

  private static void assertCorrect(BookStore store) {
    BookCheck check = new BookCheck(store);
    check.run();
    assertThat(check.faults()).isEmpty();
  }

  @OnlyInFullRun
  @Test
  void twoExecutorsGrowOneDatabase() throws Exception {
    try (EmbeddedPostgres server = EmbeddedPostgres.builder().start()) {
      String url = server.getJdbcUrl("postgres", "postgres") + "&password=hidden";
      String games = server.getJdbcUrl("postgres", "template1");
      BookAddress address = BookAddress.ofDatabase(url);
      onCluster(
          (connection, status) -> {
            try (BookStore store = BookStore.open(GAME, address)) {
              assertThat(
                      grow(connection, store, address, GrowWay.expansion(PathCosts.USUAL), 40)
                          .done())
                  .isEqualTo(40);
              assertExpandedOnce(store, 40);
            }
            BookAddress other = BookAddress.ofDatabase(games);
            try (BookStore store = BookStore.open(GAME, other)) {
              grow(connection, store, other, GrowWay.selfPlay(SelfPlayRules.USUAL), 15);
              assertThat(store.counts().games()).isEqualTo(15);
              assertCorrect(store);
              // The games that a lost worker has played stay, and its share is played again.
              Thread killer = new Thread(() -> killAfter(store, 18, status));
              killer.start();
              grow(connection, store, other, GrowWay.selfPlay(SelfPlayRules.USUAL), 60);
              killer.join();
              assertThat(store.counts().games()).isBetween(75L, 105L);
              assertCorrect(store);
            }
          });
      ClusterRun run = grow(url, "--positions", "3", "--round", "5s");
      assertThat(run.status()).as(run.err()).isZero();
      assertThat(run.out()).startsWith("3 positions expanded").doesNotContain("hidden");
      assertThat(run.err()).isEmpty();
    }
  }

  private static Growth grow(
      SparkConnection connection, BookStore store, BookAddress address, GrowWay way, long most) {
    try (LongWork work = ClusterRun.work()) {
      GrowPlan plan = plan("mcts-solver:simulations=200", most, 2);
      GrowProgress shown = new GrowProgress(plan, way, work);
      return new DatabaseGrowth(store, address, PORTABLE, plan, way, BYTES)
          .run(connection, new JobProgress(connection, work), shown, 60_000);
    }
  }

  /** Every expansion adds a move or is the first thought about a position. */
  private static void assertExpandedOnce(BookStore store, long expansions) {
    List<BookPosition> all = new ArrayList<>();
    store.forEach(all::add);
    long moves = 0;
    for (BookPosition each : all) {
      assertThat(each.moves().stream().map(BookMove::cell)).doesNotHaveDuplicates();
      moves += each.moves().stream().filter(move -> move.proven() == null).count();
    }
    assertThat(moves).isLessThanOrEqualTo(expansions);
    assertThat(store.counts().moves() + 1).isGreaterThanOrEqualTo(expansions);
    assertCorrect(store);
  }
}
