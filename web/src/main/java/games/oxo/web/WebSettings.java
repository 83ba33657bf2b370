package games.oxo.web;

import java.util.List;

/** Where a server listens, and what it can be made to do at most. */
public record WebSettings(Address address, Searches searches, Clients clients) {
  /** The loopback address, which no other machine can reach. */
  public static final String LOOPBACK = "127.0.0.1";

  /** The port unless another is given. */
  public static final int USUAL_PORT = 7070;

  private static final int LEAST_ANALYSES = 8;

  /** One client can have this part of all connections. */
  private static final int SHARE_OF_CONNECTIONS = 4;

  /**
   * Where a server listens.
   *
   * @param host the address to listen on
   * @param port 0 for any free one
   * @param allowedHosts names besides the usual ones by which clients may address the server
   */
  public record Address(String host, int port, List<String> allowedHosts) {
    public Address {
      allowedHosts = List.copyOf(allowedHosts);
    }
  }

  /**
   * The searches of a server.
   *
   * @param atOnce searches at once, each with its own memory
   * @param threads searches that run at the same time; the others wait for their turns
   * @param waiting requests for searches that wait at most
   * @param waitingPerClient those of one client
   */
  public record Searches(int atOnce, int threads, int waiting, int waitingPerClient) {
    public Searches {
      if (atOnce < 1 || threads < 1) {
        throw new IllegalArgumentException("a server needs a thread and room for an analysis");
      }
    }
  }

  /**
   * What a server lets its clients do.
   *
   * @param connections connections at once
   * @param idleMillis a connection without a request is closed after this time
   * @param bodyBytes the longest body of a request
   * @param bodyMillis the time that a client may take to send it
   * @param behindProxy whether a proxy on this machine says whose request it passes on
   * @param frames whether pages of others may show the board for frames, and no other page
   */
  public record Clients(
      int connections,
      long idleMillis,
      int bodyBytes,
      long bodyMillis,
      boolean behindProxy,
      boolean frames) {}

  /** For the user's own machine, with this many processors. */
  public static WebSettings usual(int processors) {
    return new WebSettings(
        new Address(LOOPBACK, USUAL_PORT, List.of()),
        new Searches(Math.max(LEAST_ANALYSES, 2 * processors), processors, 256, 16),
        new Clients(1024, 30_000, 128 * 1024, 10_000, false, false));
  }

  public WebSettings withAddress(String host, int port, List<String> allowedHosts) {
    return new WebSettings(new Address(host, port, allowedHosts), searches, clients);
  }

  public WebSettings withSearches(int atOnce, int threads) {
    return new WebSettings(
        address,
        new Searches(atOnce, threads, searches.waiting(), searches.waitingPerClient()),
        clients);
  }

  public WebSettings withQueue(int waiting, int waitingPerClient) {
    return new WebSettings(
        address,
        new Searches(searches.atOnce(), searches.threads(), waiting, waitingPerClient),
        clients);
  }

  public WebSettings withTimes(long bodyMillis, long idleMillis) {
    return new WebSettings(
        address,
        searches,
        new Clients(
            clients.connections(),
            idleMillis,
            clients.bodyBytes(),
            bodyMillis,
            clients.behindProxy(),
            clients.frames()));
  }

  public WebSettings withConnections(int connections, boolean behindProxy) {
    return new WebSettings(
        address,
        searches,
        new Clients(
            connections,
            clients.idleMillis(),
            clients.bodyBytes(),
            clients.bodyMillis(),
            behindProxy,
            clients.frames()));
  }

  /**
   * The same for requests without a search. They cannot be interrupted, so each takes a thread; a
   * second one is there for other clients.
   */
  WebSettings forShortRequests() {
    int atOnce = Math.max(2, searches.threads());
    return withSearches(atOnce, atOnce);
  }

  /** How many connections one address can have at once. */
  int connectionsPerAddress() {
    return Math.max(1, clients.connections() / SHARE_OF_CONNECTIONS);
  }

  /** How many analyses of one client run at once at most, so that there is room for others. */
  int analysesPerClient() {
    return Math.max(1, searches.atOnce() - 1);
  }

  public WebSettings withFrames(boolean frames) {
    return new WebSettings(
        address,
        searches,
        new Clients(
            clients.connections(),
            clients.idleMillis(),
            clients.bodyBytes(),
            clients.bodyMillis(),
            clients.behindProxy(),
            frames));
  }
}
