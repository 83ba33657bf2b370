package games.oxo.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Request;

/**
 * The open connections, so that those are closed on which no whole request arrives for a while,
 * even if now and then a byte of one does.
 */
final class OpenConnections implements Connection.Listener {
  private static final long MILLION = 1_000_000;

  /** Since when there was no request; {@link #BUSY} while there is one. */
  private final Map<Connection, Long> idleSince = new ConcurrentHashMap<>();

  private static final long BUSY = Long.MIN_VALUE;

  @Override
  public void onOpened(Connection connection) {
    idleSince.put(connection, System.nanoTime());
  }

  @Override
  public void onClosed(Connection connection) {
    idleSince.remove(connection);
  }

  /** A request has arrived. */
  void busy(Request request) {
    Connection connection = request.getConnectionMetaData().getConnection();
    idleSince.computeIfPresent(connection, (any, since) -> BUSY);
    Request.addCompletionListener(
        request,
        failure -> idleSince.computeIfPresent(connection, (any, since) -> System.nanoTime()));
  }

  /** How many there are. */
  int count() {
    return idleSince.size();
  }

  /** Closes those that had no request for too long. */
  void sweep(long nanoTime, long mostMillis) {
    idleSince.forEach(
        (connection, since) -> {
          if (since != BUSY && nanoTime - since > mostMillis * MILLION) {
            connection.close();
          }
        });
  }
}
