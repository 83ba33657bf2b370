package games.oxo.book.store;

import games.oxo.game.input.InputException;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * The database of a book. Work is done in transactions; one that is refused because others write at
 * the same time is done again, and so is one whose server restarts meanwhile.
 *
 * <p>A connection on which anything has failed is closed and never used again: SQLite ends a
 * transaction by itself when a disk is full, and what came after would be written piece by piece.
 */
final class Database implements AutoCloseable {
  /** Work inside a transaction; it may be done several times until it succeeds. */
  @FunctionalInterface
  interface Work<T> {
    T run(Connection connection) throws SQLException;
  }

  private static final int ATTEMPTS = 20;

  private final Connector connector;
  private final RetryLimit retries;
  private @Nullable Connection connection;

  /** The connection of the transaction that is open. */
  private @Nullable Connection inside;

  private Database(Connector connector, RetryLimit retries) {
    this.connector = connector;
    this.retries = retries;
  }

  /**
   * Opens a database.
   *
   * @throws InputException when that is not possible
   */
  static Database open(Connector connector, RetryLimit retries) {
    Database database = new Database(connector, retries);
    try {
      database.connection = connector.connect();
      return database;
    } catch (SQLException e) {
      throw connector.sentence(e);
    }
  }

  /**
   * Opens a database that was there a moment ago: a server that is gone is waited for.
   *
   * @throws InputException when that is not possible
   */
  static Database openAgain(Connector connector, RetryLimit retries) {
    Database database = new Database(connector, retries);
    database.read(connected -> connected);
    return database;
  }

  Dialect dialect() {
    return connector.dialect();
  }

  /**
   * Does work in one transaction. Work inside other work becomes part of its transaction.
   *
   * @throws InputException when the database refuses it
   */
  synchronized <T> T transaction(Work<T> work) {
    return run(work, true);
  }

  /**
   * Does work that only reads. In a file it takes no lock that a writer would have to wait for.
   *
   * @throws InputException when the database refuses it
   */
  synchronized <T> T read(Work<T> work) {
    return run(work, connector.dialect() == Dialect.POSTGRESQL);
  }

  private <T> T run(Work<T> work, boolean transaction) {
    Connection outer = inside;
    if (outer == null) {
      return new Attempts<>(work, transaction).run();
    }
    try {
      return work.run(outer);
    } catch (SQLException e) {
      throw new InnerFailure(e);
    }
  }

  /** Carries an error out of nested work to the outermost attempt, which may try again. */
  private static final class InnerFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient SQLException complaint;

    InnerFailure(SQLException complaint) {
      super(complaint);
      this.complaint = complaint;
    }
  }

  /** Work that is tried until it succeeds or there is no hope. */
  private final class Attempts<T> {
    private final Work<T> work;
    private final boolean transaction;
    private int conflicts;
    private @Nullable Long deadline;

    /** What was about to be committed when the connection was lost. */
    private @Nullable Result<T> unsure;

    Attempts(Work<T> work, boolean transaction) {
      this.work = work;
      this.transaction = transaction;
    }

    T run() {
      while (true) {
        try {
          return attempt();
        } catch (SQLException e) {
          if (!mayTryAgain(e)) {
            throw connector.sentence(e);
          }
        } catch (InnerFailure e) {
          if (!mayTryAgain(e.complaint)) {
            throw connector.sentence(e.complaint);
          }
        }
      }
    }

    private boolean mayTryAgain(SQLException e) {
      return switch (connector.trouble(e)) {
        case CONFLICT -> ++conflicts < ATTEMPTS;
        case GONE -> waitsForServer();
        case REFUSED -> false;
      };
    }

    private boolean waitsForServer() {
      long until = deadline == null ? retries.deadline() : deadline;
      deadline = until;
      return retries.pauseBefore(until);
    }

    private T attempt() throws SQLException {
      boolean done = false;
      try {
        Connection open = connected();
        inside = open;
        Result<T> result = committed(open);
        if (result == null) {
          result = transact(open);
        }
        done = true;
        return result.value;
      } finally {
        inside = null;
        if (!done) {
          drop();
        }
      }
    }

    /** What an earlier attempt has committed after all, or null. */
    private @Nullable Result<T> committed(Connection open) throws SQLException {
      Result<T> last = unsure;
      if (last != null && connector.isCommitted(open, last.transaction)) {
        return last;
      }
      unsure = null;
      return null;
    }

    private Result<T> transact(Connection open) throws SQLException {
      if (!transaction) {
        connector.beforeReading();
        return new Result<>(work.run(open), 0);
      }
      open.setAutoCommit(false);
      Result<T> result = new Result<>(work.run(open), connector.transactionNumber(open));
      unsure = result;
      // This commits.
      open.setAutoCommit(true);
      return result;
    }
  }

  private record Result<T>(T value, long transaction) {}

  private Connection connected() throws SQLException {
    Connection open = connection;
    if (open == null) {
      open = connector.connect();
      connection = open;
    }
    return open;
  }

  /** Gives a connection up; what it has not committed is undone. */
  private void drop() {
    Connection open = connection;
    connection = null;
    if (open != null) {
      try {
        open.close();
      } catch (SQLException e) {
        // It is of no use any more, and what was wrong with it has been said.
      }
    }
  }

  @Override
  public synchronized void close() {
    Connection open = connection;
    connection = null;
    if (open != null) {
      try {
        open.close();
      } catch (SQLException e) {
        throw connector.sentence(e);
      }
    }
  }
}
