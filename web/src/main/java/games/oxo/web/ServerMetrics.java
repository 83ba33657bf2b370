package games.oxo.web;

import games.oxo.game.words.Text;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts what the server does, and writes it in the text format of Prometheus. Kinds of requests
 * and statuses are few, whatever clients send.
 */
final class ServerMetrics {
  private static final double[] BOUNDS = {
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 600
  };
  private static final double NANOS = 1e9;

  private final long begun = System.nanoTime();
  private final Map<String, Long> requests = new TreeMap<>();
  private final Map<String, Latencies> latencies = new TreeMap<>();
  private long bytesSent;
  private long bytesReceived;
  private long faults;
  private long outOfMemory;

  /** How long requests of a kind took. */
  private static final class Latencies {
    private final long[] upTo = new long[BOUNDS.length + 1];
    private double seconds;

    void add(double each) {
      int at = Arrays.binarySearch(BOUNDS, each);
      upTo[at < 0 ? -at - 1 : at]++;
      seconds += each;
    }
  }

  synchronized void ended(String kind, int status, long nanos, long bytes) {
    requests.merge("kind=\"" + kind + "\",status=\"" + status + "\"", 1L, Long::sum);
    latencies.computeIfAbsent(kind, any -> new Latencies()).add(nanos / NANOS);
    bytesSent += bytes;
  }

  synchronized void received(long bytes) {
    bytesReceived += bytes;
  }

  /** Counts an error in the program itself, or a request that there was no memory for. */
  synchronized void fault(Throwable fault) {
    if (fault instanceof OutOfMemoryError) {
      outOfMemory++;
    } else {
      faults++;
    }
  }

  /**
   * All figures as text.
   *
   * @param searches where searches take turns
   * @param shorts where requests without a search do
   * @param open requests that are being read or answered, this one too
   * @param connections open connections
   */
  synchronized String text(SearchPool searches, SearchPool shorts, int open, int connections) {
    StringBuilder text = new StringBuilder();
    head(text, "oxo_requests_total", "counter", "Requests by kind and status; 499: client gone.");
    requests.forEach((labels, count) -> line(text, "oxo_requests_total{" + labels + "}", count));
    head(text, "oxo_request_seconds", "histogram", "Time until a request was answered.");
    latencies.forEach((kind, each) -> histogram(text, kind, each));
    single(text, "oxo_searches_running", "gauge", "Searches that take turns.", searches.running());
    single(text, "oxo_searches_queued", "gauge", "Searches that wait.", searches.waiting());
    single(text, "oxo_short_running", "gauge", "Requests without a search.", shorts.running());
    single(text, "oxo_short_queued", "gauge", "Those of them that wait.", shorts.waiting());
    single(text, "oxo_requests_open", "gauge", "Requests that are not answered yet.", open);
    single(text, "oxo_connections", "gauge", "Open connections.", connections);
    single(text, "oxo_sent_bytes_total", "counter", "Bytes of bodies sent.", bytesSent);
    single(text, "oxo_received_bytes_total", "counter", "Bytes of bodies read.", bytesReceived);
    single(text, "oxo_faults_total", "counter", "Errors in the program.", faults);
    single(text, "oxo_out_of_memory_total", "counter", "Requests without memory.", outOfMemory);
    long used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    single(text, "oxo_memory_used_bytes", "gauge", "Memory in use by Java.", used);
    long seconds = (long) ((System.nanoTime() - begun) / NANOS);
    single(text, "oxo_uptime_seconds", "gauge", "Time since the start.", seconds);
    return text.toString();
  }

  private static void histogram(StringBuilder text, String kind, Latencies each) {
    long sum = 0;
    for (int i = 0; i <= BOUNDS.length; i++) {
      sum += each.upTo[i];
      String bound = i < BOUNDS.length ? String.valueOf(BOUNDS[i]) : "+Inf";
      line(text, "oxo_request_seconds_bucket{kind=\"" + kind + "\",le=\"" + bound + "\"}", sum);
    }
    text.append(Text.format("oxo_request_seconds_sum{kind=\"%s\"} %.6f\n", kind, each.seconds));
    line(text, "oxo_request_seconds_count{kind=\"" + kind + "\"}", sum);
  }

  private static void single(
      StringBuilder text, String name, String type, String help, long value) {
    head(text, name, type, help);
    line(text, name, value);
  }

  private static void head(StringBuilder text, String name, String type, String help) {
    text.append("# HELP ").append(name).append(' ').append(help).append('\n');
    text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
  }

  private static void line(StringBuilder text, String name, long value) {
    text.append(name).append(' ').append(value).append('\n');
  }
}
