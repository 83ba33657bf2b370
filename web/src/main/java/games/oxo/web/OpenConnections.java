package games.oxo.web;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Request;

/**
 * The open connections, so that those are closed on which no whole request arrives for a while,
 * even if now and then a byte of one does, and those that are too many for one address.
 */
final class OpenConnections implements Connection.Listener {
  private final LongSupplier clock;
  private final long mostNanos;
  private final int mostPerAddress;
  private final boolean behindProxy;

  private static final long BUSY = Long.MIN_VALUE;

  /**
   * An open connection.
   *
   * @param client whose it is; a closed connection no longer says
   * @param idleSince since when there was no request; {@link #BUSY} while there is one
   */
  private record Open(String client, long idleSince) {
    Open since(long nanos) {
      return new Open(client, nanos);
    }
  }

  private final Map<Connection, Open> all = new ConcurrentHashMap<>();

  /** How many each address has. */
  private final Map<String, Integer> byAddress = new HashMap<>();

  /**
   * @param clock tells nanoseconds
   */
  OpenConnections(WebSettings settings, LongSupplier clock) {
    this.clock = clock;
    mostNanos = TimeUnit.MILLISECONDS.toNanos(settings.clients().idleMillis());
    mostPerAddress = settings.connectionsPerAddress();
    behindProxy = settings.clients().behindProxy();
  }

  @Override
  public void onOpened(Connection connection) {
    String address = address(connection);
    String client = ClientKey.of(address, null);
    all.put(connection, new Open(client, clock.getAsLong()));
    int count = count(client, 1);
    // The connections of a proxy are those of all its visitors.
    if (count > mostPerAddress && !(behindProxy && ClientKey.isLocal(address))) {
      connection.close();
    }
  }

  @Override
  public void onClosed(Connection connection) {
    Open closed = all.remove(connection);
    if (closed != null) {
      count(closed.client(), -1);
    }
  }

  private int count(String client, int change) {
    synchronized (byAddress) {
      int count = byAddress.merge(client, change, Integer::sum);
      if (count == 0) {
        byAddress.remove(client);
      }
      return count;
    }
  }

  /** The address without the port, of which the text is {@code /127.0.0.1:7070}. */
  private static String address(Connection connection) {
    String text = String.valueOf(connection.getEndPoint().getRemoteSocketAddress());
    return text.replaceFirst("^.*/", "").replaceFirst(":[0-9]+$", "");
  }

  /** A request has arrived. */
  void busy(Request request) {
    Connection connection = request.getConnectionMetaData().getConnection();
    all.computeIfPresent(connection, (any, open) -> open.since(BUSY));
    Request.addCompletionListener(
        request,
        failure -> all.computeIfPresent(connection, (any, open) -> open.since(clock.getAsLong())));
  }

  /** How many there are. */
  int count() {
    return all.size();
  }

  /** Closes those that had no request for too long. */
  void sweep() {
    long now = clock.getAsLong();
    all.forEach(
        (connection, open) -> {
          if (open.idleSince() != BUSY && now - open.idleSince() > mostNanos) {
            connection.close();
          }
        });
  }
}
