package games.oxo.book.store;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Properties;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Opens connections to a book in PostgreSQL. */
final class PostgresqlConnector implements Connector {
  /** Serialization failure and deadlock. */
  private static final Set<String> CONFLICTS = Set.of("40001", "40P01");

  /** The server is told to stop, has crashed, or is starting. */
  private static final Set<String> RESTARTS = Set.of("57P01", "57P02", "57P03");

  /** How all codes begin that speak of the connection. */
  private static final String CONNECTION = "08";

  /** What the driver logs could be a piece of an address with its password. */
  private static final Logger DRIVER = Logger.getLogger("org.postgresql");

  private final BookAddress address;

  PostgresqlConnector(BookAddress address) {
    DRIVER.setLevel(Level.OFF);
    this.address = address;
  }

  @Override
  public Dialect dialect() {
    return Dialect.POSTGRESQL;
  }

  @Override
  public Connection connect() throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("ApplicationName", "oxo");
    properties.setProperty("connectTimeout", "20");
    properties.setProperty("tcpKeepAlive", "true");
    String password = address.password();
    if (password != null) {
      properties.setProperty("password", password);
    }
    return DriverManager.getConnection(String.valueOf(address.url()), properties);
  }

  @Override
  public long transactionNumber(Connection connection) throws SQLException {
    try (PreparedStatement query = connection.prepareStatement("SELECT txid_current()");
        ResultSet rows = query.executeQuery()) {
      rows.next();
      return rows.getLong(1);
    }
  }

  @Override
  public boolean isCommitted(Connection connection, long number) throws SQLException {
    // The server refuses to speak of a number that it has not given out yet: it has crashed before
    // anything of that transaction was on its disk.
    try (PreparedStatement query =
        connection.prepareStatement(
            "SELECT CASE WHEN ? < txid_current() THEN txid_status(?) END")) {
      query.setLong(1, number);
      query.setLong(2, number);
      try (ResultSet rows = query.executeQuery()) {
        rows.next();
        String status = String.valueOf(rows.getString(1));
        if (status.equals("in progress")) {
          // The server has not noticed yet that its client is gone.
          throw new SQLException("the end of a transaction is not known yet", "08007");
        }
        return status.equals("committed");
      }
    }
  }

  @Override
  public Trouble trouble(SQLException e) {
    String state = String.valueOf(e.getSQLState());
    if (CONFLICTS.contains(state)) {
      return Trouble.CONFLICT;
    }
    return state.startsWith(CONNECTION) || RESTARTS.contains(state)
        ? Trouble.GONE
        : Trouble.REFUSED;
  }

  @Override
  public InputException sentence(SQLException e) {
    String reason = address.hidePassword(String.valueOf(e.getMessage()).split("\n", 2)[0]);
    return new InputException(
        trouble(e) == Trouble.GONE
            ? Text.format("the book %s cannot be reached: %s", address, reason)
            : Text.format("the book %s: %s", address, reason));
  }
}
