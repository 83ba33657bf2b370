package games.oxo.web;

import java.util.List;

/**
 * Where a server listens, and what it can be made to do at most.
 *
 * @param host the address to listen on
 * @param port 0 for any free one
 * @param allowedHosts names besides the usual ones by which clients may address the server
 * @param analyses searches at once, each with its own memory
 * @param threads searches that run at the same time; the others wait for their turns
 * @param waiting requests for searches that wait at most
 * @param waitingPerClient those of one client
 * @param bodyBytes the longest body of a request
 * @param bodyMillis the time that a client may take to send it
 * @param connections connections at once
 * @param idleMillis a connection without a request is closed after this time
 * @param behindProxy whether a proxy on this machine says whose request it passes on
 * @param frames whether pages of others may show the board for frames, and no other page
 */
public record WebSettings(
    String host,
    int port,
    List<String> allowedHosts,
    int analyses,
    int threads,
    int waiting,
    int waitingPerClient,
    int bodyBytes,
    long bodyMillis,
    int connections,
    long idleMillis,
    boolean behindProxy,
    boolean frames) {
  /** The loopback address, which no other machine can reach. */
  public static final String LOOPBACK = "127.0.0.1";

  /** The port unless another is given. */
  public static final int USUAL_PORT = 7070;

  private static final int LEAST_ANALYSES = 8;

  /** One client can have this part of all connections. */
  private static final int SHARE_OF_CONNECTIONS = 4;

  public WebSettings {
    allowedHosts = List.copyOf(allowedHosts);
    if (analyses < 1 || threads < 1) {
      throw new IllegalArgumentException("a server needs a thread and room for an analysis");
    }
  }

  /** For the user's own machine, with this many processors. */
  public static WebSettings usual(int processors) {
    return new WebSettings(
        LOOPBACK,
        USUAL_PORT,
        List.of(),
        Math.max(LEAST_ANALYSES, 2 * processors),
        processors,
        256,
        16,
        128 * 1024,
        10_000,
        1024,
        30_000,
        false,
        false);
  }

  public WebSettings withAddress(String otherHost, int otherPort, List<String> otherAllowedHosts) {
    return new WebSettings(
        otherHost,
        otherPort,
        otherAllowedHosts,
        analyses,
        threads,
        waiting,
        waitingPerClient,
        bodyBytes,
        bodyMillis,
        connections,
        idleMillis,
        behindProxy,
        frames);
  }

  public WebSettings withSearches(int otherAnalyses, int otherThreads) {
    return new WebSettings(
        host,
        port,
        allowedHosts,
        otherAnalyses,
        otherThreads,
        waiting,
        waitingPerClient,
        bodyBytes,
        bodyMillis,
        connections,
        idleMillis,
        behindProxy,
        frames);
  }

  public WebSettings withQueue(int otherWaiting, int otherWaitingPerClient) {
    return new WebSettings(
        host,
        port,
        allowedHosts,
        analyses,
        threads,
        otherWaiting,
        otherWaitingPerClient,
        bodyBytes,
        bodyMillis,
        connections,
        idleMillis,
        behindProxy,
        frames);
  }

  public WebSettings withTimes(long otherBodyMillis, long otherIdleMillis) {
    return new WebSettings(
        host,
        port,
        allowedHosts,
        analyses,
        threads,
        waiting,
        waitingPerClient,
        bodyBytes,
        otherBodyMillis,
        connections,
        otherIdleMillis,
        behindProxy,
        frames);
  }

  public WebSettings withConnections(int otherConnections, boolean otherBehindProxy) {
    return new WebSettings(
        host,
        port,
        allowedHosts,
        analyses,
        threads,
        waiting,
        waitingPerClient,
        bodyBytes,
        bodyMillis,
        otherConnections,
        idleMillis,
        otherBehindProxy,
        frames);
  }

  /**
   * The same for requests without a search. They cannot be interrupted, so each takes a thread; a
   * second one is there for other clients.
   */
  WebSettings forShortRequests() {
    int atOnce = Math.max(2, threads);
    return withSearches(atOnce, atOnce);
  }

  /** How many connections one address can have at once. */
  int connectionsPerAddress() {
    return Math.max(1, connections / SHARE_OF_CONNECTIONS);
  }

  /** How many analyses of one client run at once at most, so that there is room for others. */
  int analysesPerClient() {
    return Math.max(1, analyses - 1);
  }

  public WebSettings withFrames(boolean allowed) {
    return new WebSettings(
        host,
        port,
        allowedHosts,
        analyses,
        threads,
        waiting,
        waitingPerClient,
        bodyBytes,
        bodyMillis,
        connections,
        idleMillis,
        behindProxy,
        allowed);
  }
}
