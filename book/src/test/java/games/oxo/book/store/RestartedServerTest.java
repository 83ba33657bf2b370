package games.oxo.book.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.game.Move;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A book whose server restarts")
@Tag("slow")
class RestartedServerTest {
  private static final BookGame GAME = BookGame.of(BuiltInGames.load("yavalath"));
  private static final CanonicalPosition START = GAME.key(GAME.plain().start());

  @TempDir private static Path folder;

  private static @Nullable EmbeddedPostgres server;
  private static int port;

  private final AtomicLong clock = new AtomicLong();
  private final AtomicInteger pauses = new AtomicInteger();

  @BeforeEach
  void startAgain() {
    if (server == null) {
      EmbeddedPostgres.Builder builder =
          EmbeddedPostgres.builder()
              .setDataDirectory(folder.resolve("data"))
              .setCleanDataDirectory(false);
      try {
        server = (port == 0 ? builder : builder.setPort(port)).start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      port = server.getPort();
    }
  }

  @AfterAll
  static void stop() throws IOException {
    running().close();
    server = null;
  }

  private static EmbeddedPostgres running() {
    return Objects.requireNonNull(server);
  }

  private BookStore open(Runnable pause) {
    BookAddress address = BookAddress.ofDatabase(running().getJdbcUrl("postgres", "postgres"));
    RetryLimit retries =
        new RetryLimit(
            Duration.ofSeconds(60),
            clock::get,
            () -> {
              pauses.incrementAndGet();
              clock.addAndGet(Duration.ofSeconds(10).toNanos());
              pause.run();
            });
    return BookStore.open(GAME, address, Database.open(new PostgresqlConnector(address), retries));
  }

  private static BookChange game() {
    BookChange change = new BookChange();
    change.position(START).move(7).addGame(1);
    return change;
  }

  @Test
  void goesOnWhenTheServerIsBack() throws IOException {
    try (BookStore store = open(this::startAgain)) {
      store.write(game(), 1);
      long games = store.counts().games();
      stop();
      assertThat(store.write(game(), 1)).isZero();
      assertThat(pauses).hasValue(1);
      assertThat(store.counts().games()).isEqualTo(games + 1);
    }
  }

  @Test
  void givesUpAfterAMinute() throws IOException {
    try (BookStore store = open(() -> {})) {
      stop();
      assertThatThrownBy(() -> store.write(game(), 1))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("cannot be reached");
      assertThat(pauses).hasValue(6);
    }
  }

  @Test
  void handsOutEachPositionOnce() {
    BookChange change = new BookChange();
    for (int cell = 0; cell < 5; cell++) {
      change.position(GAME.key(GAME.plain().start().play(Move.at(cell)))).value(0.5, 1);
    }
    List<CanonicalPosition> keys = new ArrayList<>();
    try (BookStore store = open(() -> {})) {
      store.write(change, 0);
      store.forEach(
          each -> {
            keys.add(each.key());
            if (keys.size() == 3) {
              cutConnections();
            }
          });
      assertThat(pauses).hasValue(1);
      assertThat(keys).doesNotHaveDuplicates().hasSize((int) store.counts().positions());
    }
  }

  private void cutConnections() {
    try (Connection connection = running().getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
              + " WHERE application_name = 'oxo'");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether a game was counted is not known if the answer to the commit is lost. */
  @Test
  void countsNothingTwice() {
    BookAddress address = BookAddress.ofDatabase(running().getJdbcUrl("postgres", "postgres"));
    LosingConnector losing = new LosingConnector(new PostgresqlConnector(address));
    RetryLimit retries = new RetryLimit(Duration.ofSeconds(60), clock::get, () -> {});
    try (BookStore store = BookStore.open(GAME, address, Database.open(losing, retries))) {
      long games = store.counts().games();
      for (LosingConnector.Moment moment : LosingConnector.Moment.values()) {
        losing.loseAt(moment);
        store.write(game(), 1);
      }
      assertThat(store.counts().games()).isEqualTo(games + 2);
      assertThat(store.find(START).orElseThrow().games()).isEqualTo(games + 2);
    }
  }
}
