package games.oxo.book.store;

import games.oxo.game.input.InputException;
import java.sql.Connection;
import java.sql.SQLException;

/** Opens connections to the database of one book, and classifies its errors. */
interface Connector {
  /** Errors of a database, by what can be done about them. */
  enum Trouble {
    /** Others were writing at the same time: the work is done again. */
    CONFLICT,
    /** The server is gone, and may be back soon. */
    GONE,
    /** Nothing helps. */
    REFUSED
  }

  Dialect dialect();

  /** A new connection, on which every statement is a transaction of its own. */
  Connection connect() throws SQLException;

  /** What is to be done before something is read. */
  default void beforeReading() {}

  /**
   * What tells later whether the transaction that is open was committed, if the connection is lost
   * meanwhile.
   */
  default long transactionNumber(Connection connection) throws SQLException {
    return 0;
  }

  /** Whether a transaction that another connection began was committed. */
  default boolean isCommitted(Connection connection, long transactionNumber) throws SQLException {
    return false;
  }

  Trouble trouble(SQLException e);

  /** The error in a sentence for the user. */
  InputException sentence(SQLException e);
}
