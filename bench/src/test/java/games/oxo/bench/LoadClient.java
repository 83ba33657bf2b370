package games.oxo.bench;

import games.oxo.game.Dice;
import games.oxo.session.json.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A client that plays one game after another against the server, until its time is up. */
final class LoadClient implements Runnable {
  private static final List<String> GAMES =
      List.of("tic-tac-toe", "squava", "yavalath", "connect4", "fourtic", "tictactrains");
  private static final List<String> ENGINES =
      List.of("best", "level3", "level7", "mcts", "alphabeta:depth=3", "best");
  private static final String DEFINITION = "extends = 'squava'\n[line]\nwin = 5\n";
  private static final int SHORTEST_PAUSE = 200;
  private static final int LONGEST_PAUSE = 1500;
  private static final int LONGEST_SEARCH = 200;

  final List<Long> plain = new ArrayList<>();
  final List<Long> searches = new ArrayList<>();
  final List<String> failures = new ArrayList<>();
  int games;
  int waited;
  int left;

  private final int port;
  private final String name;
  private final long end;
  private final Dice dice;

  LoadClient(int port, int number, long end) {
    this.port = port;
    this.end = end;
    name = "client-" + number;
    dice = new Dice(number);
  }

  @Override
  public void run() {
    // They do not all come at once, but during the first tenth of the time.
    pause((int) ((end - System.nanoTime()) / 10_000_000));
    while (isTimeLeft()) {
      try (LoadConnection connection = new LoadConnection(port, name)) {
        playGame(connection);
      } catch (IOException | RuntimeException e) {
        failures.add(e.toString());
        pause(LONGEST_PAUSE);
      }
    }
  }

  private boolean isTimeLeft() {
    return System.nanoTime() - end < 0;
  }

  private void pause(int most) {
    try {
      Thread.sleep(dice.below(most));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void playGame(LoadConnection connection) throws IOException {
    String game = GAMES.get(dice.below(GAMES.size()));
    StringBuilder moves = new StringBuilder();
    ask(connection, dice.below(10) == 0 ? "games" : "engines", Json.object("game", game));
    if (dice.below(4) == 0) {
      ask(connection, "check", Json.object("definition", DEFINITION));
    }
    while (isTimeLeft()) {
      Map<String, @Nullable Object> place = Json.object("game", game, "moves", moves.toString());
      if (((List<?>) field(ask(connection, "show", place), "legal")).isEmpty()) {
        games++;
        return;
      }
      if (dice.below(50) == 0) {
        leave(place);
      }
      String move = think(connection, place);
      place.put("move", move);
      ask(connection, "explain", place);
      ask(connection, "play", place);
      moves.append(' ').append(move);
      pause(LONGEST_PAUSE - SHORTEST_PAUSE);
      pause(SHORTEST_PAUSE);
    }
  }

  private static Object field(Map<String, @Nullable Object> json, String name) {
    Object value = json.get(name);
    if (value == null) {
      throw new IllegalStateException("there is no " + name + " in " + json);
    }
    return value;
  }

  private Map<String, @Nullable Object> ask(
      LoadConnection connection, String kind, Map<String, @Nullable Object> fields)
      throws IOException {
    long begun = System.nanoTime();
    LoadConnection.Answer answer = connection.ask(kind, fields, false);
    plain.add(System.nanoTime() - begun);
    return checked(kind, answer);
  }

  private static Map<String, @Nullable Object> checked(String kind, LoadConnection.Answer answer) {
    if (answer.status() != 200 || answer.json().containsKey("error")) {
      throw new IllegalStateException(kind + " " + answer.status() + " " + answer.json());
    }
    return answer.json();
  }

  /** The move that an engine of the server chooses. */
  private String think(LoadConnection connection, Map<String, @Nullable Object> place)
      throws IOException {
    Map<String, @Nullable Object> fields = analysis(place, 1 + dice.below(LONGEST_SEARCH));
    long begun = System.nanoTime();
    LoadConnection.Answer answer = connection.ask("analyze", fields, dice.below(4) > 0);
    searches.add(System.nanoTime() - begun);
    waited += answer.places() > 0 ? 1 : 0;
    return String.valueOf(field(checked("analyze", answer), "best"));
  }

  private Map<String, @Nullable Object> analysis(Map<String, @Nullable Object> place, int millis) {
    Map<String, @Nullable Object> fields = Json.object();
    fields.putAll(place);
    fields.put("engine", ENGINES.get(dice.below(ENGINES.size())));
    fields.put("limits", Json.object("millis", millis));
    return fields;
  }

  /** Begins an analysis that would take a minute, and goes away. */
  private void leave(Map<String, @Nullable Object> place) throws IOException {
    try (LoadConnection other = new LoadConnection(port, name)) {
      Map<String, @Nullable Object> fields = analysis(place, 60_000);
      fields.put("engine", "mcts");
      other.askAndLeave("analyze", fields);
      left++;
    }
  }
}
