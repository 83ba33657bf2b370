package games.oxo.book.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Real databases for tests: a file, and a PostgreSQL server that all tests of a run share. */
public final class TestDatabases {
  private static final AtomicInteger NUMBER = new AtomicInteger();
  private static @Nullable EmbeddedPostgres server;

  private TestDatabases() {}

  /** The kinds of databases. */
  public enum Kind {
    SQLITE,
    POSTGRESQL;

    /** The address of a book that does not exist yet. */
    public BookAddress fresh(Path folder) {
      return this == SQLITE
          ? BookAddress.of(folder.resolve("book-" + NUMBER.incrementAndGet() + ".db"))
          : BookAddress.ofDatabase(freshUrl());
    }
  }

  private static String freshUrl() {
    String name = "book" + NUMBER.incrementAndGet();
    EmbeddedPostgres running = server();
    try (Connection connection = running.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return running.getJdbcUrl("postgres", name);
  }

  private static synchronized EmbeddedPostgres server() {
    EmbeddedPostgres running = server;
    if (running == null) {
      try {
        running = EmbeddedPostgres.builder().setServerConfig("max_connections", "100").start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      server = running;
    }
    return running;
  }
}
