package games.oxo.book.store;

import games.oxo.game.input.InputException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Real connections of which one is lost just before or just after its commit. */
final class LosingConnector implements Connector {
  /** When a connection is lost. */
  enum Moment {
    BEFORE_COMMIT,
    AFTER_COMMIT
  }

  private final Connector real;
  private @Nullable Moment moment;

  LosingConnector(Connector real) {
    this.real = real;
  }

  /** The next commit is not answered. */
  void loseAt(Moment when) {
    moment = when;
  }

  @Override
  public Connection connect() throws SQLException {
    Connection open = real.connect();
    return (Connection)
        Proxy.newProxyInstance(
            LosingConnector.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) -> {
              boolean commits =
                  method.getName().equals("setAutoCommit") && arguments[0].equals(true);
              Moment now = moment;
              if (commits && now != null) {
                moment = null;
                if (now == Moment.AFTER_COMMIT) {
                  open.setAutoCommit(true);
                }
                open.close();
                throw new SQLException("the connection is lost", "08006");
              }
              try {
                return method.invoke(open, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Override
  public Dialect dialect() {
    return real.dialect();
  }

  @Override
  public long transactionNumber(Connection connection) throws SQLException {
    return real.transactionNumber(connection);
  }

  @Override
  public boolean isCommitted(Connection connection, long number) throws SQLException {
    return real.isCommitted(connection, number);
  }

  @Override
  public Trouble trouble(SQLException e) {
    return real.trouble(e);
  }

  @Override
  public InputException sentence(SQLException e) {
    return real.sentence(e);
  }
}
