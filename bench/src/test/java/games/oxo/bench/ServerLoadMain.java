package games.oxo.bench;

import games.oxo.game.words.Text;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Measures a server on this machine that many clients use at once: they play games against its
 * engines and have positions analyzed, with pauses like those of people.
 *
 * <p>Arguments: port, clients, seconds.
 */
public final class ServerLoadMain {
  /** One address has a quarter of the server's connections. */
  private static final int MOST_CLIENTS = 250;

  private static final int MOST_SECONDS = 3600;
  private static final String MEMORY = "oxo_memory_used_bytes ";

  private ServerLoadMain() {}

  public static void main(String[] args) throws Exception {
    int port = args.length > 0 ? Integer.parseInt(args[0]) : 7070;
    int clients = Math.min(MOST_CLIENTS, args.length > 1 ? Integer.parseInt(args[1]) : 200);
    int seconds = Math.min(MOST_SECONDS, args.length > 2 ? Integer.parseInt(args[2]) : 30);
    List<LoadClient> all = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    for (int i = 0; i < clients; i++) {
      LoadClient client = new LoadClient(port, i, end);
      all.add(client);
      Thread thread = new Thread(null, client, "client-" + i, 256 * 1024);
      threads.add(thread);
      thread.start();
    }
    List<Long> memory = watch(port, end);
    for (Thread thread : threads) {
      thread.join();
    }
    report(all, memory);
  }

  /** The memory that the server uses, once a second. */
  private static List<Long> watch(int port, long end) throws InterruptedException {
    List<Long> memory = new ArrayList<>();
    while (System.nanoTime() - end < 0) {
      try (LoadConnection connection = new LoadConnection(port, "watch")) {
        for (String line : connection.get("/metrics").split("\n")) {
          if (line.startsWith(MEMORY)) {
            memory.add(Long.parseLong(line.substring(MEMORY.length())));
          }
        }
      } catch (IOException e) {
        System.out.println("no figures: " + e);
      }
      Thread.sleep(1000);
    }
    return memory;
  }

  private static void report(List<LoadClient> clients, List<Long> memory) {
    List<Long> plain = new ArrayList<>();
    List<Long> searches = new ArrayList<>();
    List<String> failures = new ArrayList<>();
    int games = 0;
    int waited = 0;
    int left = 0;
    for (LoadClient client : clients) {
      plain.addAll(client.plain);
      searches.addAll(client.searches);
      failures.addAll(client.failures);
      games += client.games;
      waited += client.waited;
      left += client.left;
    }
    times("requests without a search", plain);
    times("searches", searches);
    System.out.println(
        Text.format(
            "%d games played to the end, %d searches waited, %d were left, %d requests failed",
            games, waited, left, failures.size()));
    failures.stream().limit(10).forEach(System.out::println);
    int third = Math.max(1, memory.size() / 3);
    System.out.println(
        Text.format(
            "memory in use, least of each third of the time: %d, %d, %d MB",
            least(memory, 0, third),
            least(memory, third, 2 * third),
            least(memory, 2 * third, memory.size())));
  }

  static void times(String what, List<Long> nanos) {
    Collections.sort(nanos);
    System.out.println(
        Text.format(
            "%d %s: half within %.1f ms, 99%% within %.1f ms, 99.9%% within %.1f ms, all within %.1f ms",
            nanos.size(), what, at(nanos, 0.5), at(nanos, 0.99), at(nanos, 0.999), at(nanos, 1)));
  }

  private static double at(List<Long> sorted, double share) {
    return sorted.isEmpty() ? 0 : sorted.get((int) Math.ceil(share * sorted.size()) - 1) / 1e6;
  }

  private static long least(List<Long> memory, int from, int to) {
    return memory.stream()
            .skip(from)
            .limit(Math.max(0, to - from))
            .mapToLong(each -> each)
            .min()
            .orElse(0)
        / 1_000_000;
  }
}
