package games.oxo.bench;

import games.oxo.session.json.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;

/**
 * Measures how soon a server on this machine says that it is well, while many clients at once ask
 * for what takes it longest without a search: the longest path through a board of hexagons.
 *
 * <p>Arguments: port, clients, seconds.
 */
public final class CrowdLoadMain {
  private static final int MOST_CLIENTS = 250;
  private static final int MOST_SECONDS = 600;
  private static final int PAUSE_MILLIS = 5;

  /** A position that takes more than a second. */
  private static final Map<String, @Nullable Object> COSTLY =
      Json.object(
          "definition",
          "name='Tangle'\nboard={shape='hexagon',side=5}\nscore={longest='path'}\nturns='"
              + "XA,".repeat(54)
              + "OA,XA,...'\n",
          "position",
          "XXX.X/X.XXXX/X.X.XXX/XXXXXXXX/XXXXXXXXX/XXXXXXXX/XXXXXXX/.X..XX/XXXXX");

  private CrowdLoadMain() {}

  public static void main(String[] args) throws Exception {
    int port = args.length > 0 ? Integer.parseInt(args[0]) : 7070;
    int clients = Math.min(MOST_CLIENTS, args.length > 1 ? Integer.parseInt(args[1]) : 200);
    int seconds = Math.min(MOST_SECONDS, args.length > 2 ? Integer.parseInt(args[2]) : 30);
    Map<String, Integer> answers = new ConcurrentSkipListMap<>();
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < clients; i++) {
      String name = "client-" + i;
      Thread thread = new Thread(null, () -> ask(port, name, end, answers), name, 256 * 1024);
      thread.setDaemon(true);
      threads.add(thread);
      thread.start();
    }
    List<Long> health = watch(port, end);
    System.out.println("answers while they asked: " + new TreeMap<>(answers));
    ServerLoadMain.times("times 'ok' of /health", health);
  }

  /** Asks again and again; what does not end in time is left, with the program. */
  private static void ask(int port, String name, long end, Map<String, Integer> answers) {
    while (System.nanoTime() - end < 0) {
      String answer;
      try (LoadConnection connection = new LoadConnection(port, name)) {
        answer = String.valueOf(connection.ask("show", COSTLY, false).status());
      } catch (IOException e) {
        answer = e.toString();
      }
      answers.merge(answer, 1, Integer::sum);
    }
  }

  /** How long each answer of {@code /health} takes, on a new connection every time. */
  private static List<Long> watch(int port, long end) throws InterruptedException {
    List<Long> nanos = new ArrayList<>();
    while (System.nanoTime() - end < 0) {
      long begun = System.nanoTime();
      try (LoadConnection connection = new LoadConnection(port, "watch")) {
        connection.get("/health");
      } catch (IOException e) {
        System.out.println("no answer: " + e);
      }
      nanos.add(System.nanoTime() - begun);
      Thread.sleep(PAUSE_MILLIS);
    }
    return nanos;
  }
}
