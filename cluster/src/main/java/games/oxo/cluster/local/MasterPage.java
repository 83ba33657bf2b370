package games.oxo.cluster.local;

import games.oxo.game.input.InputException;
import games.oxo.session.json.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a master says of its workers on its own page. */
final class MasterPage {
  private static final int TIMEOUT_MILLIS = 30_000;
  private static final int MOST_CHARACTERS = 10_000_000;

  private MasterPage() {}

  /** A worker as its master sees it. */
  record Worker(int port, String state, int cores, int coresUsed, int memory) {
    boolean isAlive() {
      return state.equals("ALIVE");
    }
  }

  /** Asks for the workers; empty when nobody answers. */
  static Optional<List<Worker>> workers(String page) {
    try {
      HttpURLConnection connection =
          (HttpURLConnection) URI.create(page + "/json/").toURL().openConnection();
      connection.setConnectTimeout(TIMEOUT_MILLIS);
      connection.setReadTimeout(TIMEOUT_MILLIS);
      try (InputStream in = connection.getInputStream()) {
        return Optional.of(read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
      }
    } catch (IOException | InputException | ClassCastException e) {
      return Optional.empty();
    }
  }

  private static List<Worker> read(String text) {
    Object list = JsonReader.readObject(text, MOST_CHARACTERS).get("workers");
    List<Worker> workers = new ArrayList<>();
    if (list instanceof List<?> all) {
      for (Object each : all) {
        Map<?, ?> worker = (Map<?, ?>) each;
        workers.add(
            new Worker(
                number(worker, "port"),
                String.valueOf(worker.get("state")),
                number(worker, "cores"),
                number(worker, "coresused"),
                number(worker, "memory")));
      }
    }
    return workers;
  }

  private static int number(Map<?, ?> object, String name) {
    return object.get(name) instanceof Number number ? number.intValue() : 0;
  }
}
