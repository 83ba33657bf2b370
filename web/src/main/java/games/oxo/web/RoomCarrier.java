package games.oxo.web;

import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.session.api.Place;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Carries requests about rooms: open, sit, move, resign, again, and watch, which is answered by a
 * stream of states. What needs the rules of a game takes its turn among the short requests.
 */
final class RoomCarrier {
  /** What the addresses begin with. */
  static final String PATH = "/api/room/";

  private static final List<String> KINDS =
      List.of("open", "sit", "move", "resign", "again", "watch");
  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{16,64}");
  private static final long MOST_MINUTES = 180;
  private static final long MOST_INCREMENT = 180;
  private static final long MOST_PLIES = 1000;
  private static final int MOST_CHARACTERS = 20_000;

  private final WebSettings settings;
  private final SearchPool shorts;
  private final Rooms rooms;
  private final LongSupplier clock;
  private final Consumer<Throwable> faults;

  RoomCarrier(
      WebSettings settings,
      SearchPool shorts,
      Rooms rooms,
      LongSupplier clock,
      Consumer<Throwable> faults) {
    this.settings = settings;
    this.shorts = shorts;
    this.rooms = rooms;
    this.clock = clock;
    this.faults = faults;
  }

  /** Answers a request with this body, now or later. */
  void handle(Exchange exchange, String kind, String body) {
    if (!KINDS.contains(kind)) {
      exchange.refuse(404, "there is no such request; there are " + String.join(", ", KINDS));
    } else if (ApiCarrier.isPostOfJson(exchange)) {
      orRefuse(
          exchange,
          () ->
              answer(exchange, kind, JsonReader.readObject(body, settings.clients().bodyBytes())));
    }
  }

  private static void orRefuse(Exchange exchange, Runnable work) {
    try {
      work.run();
    } catch (RoomRefusal e) {
      exchange.refuse(e.status(), e.sentence());
    } catch (InputException e) {
      exchange.refuse(400, e.getMessage());
    }
  }

  private void answer(Exchange exchange, String kind, Map<String, @Nullable Object> json) {
    if (kind.equals("watch")) {
      Room room = rooms.find(token(json, "room"));
      String key = json.get("key") == null ? null : token(json, "key");
      // While nobody moves, the connection is quiet.
      exchange.request().addIdleTimeoutListener(late -> false);
      room.watch(new StreamReply(exchange, clock), key);
      return;
    }
    String client = ClientKey.of(exchange.request(), settings.clients().behindProxy());
    Runnable work =
        () ->
            orRefuse(
                exchange,
                () -> send(exchange, kind.equals("open") ? open(json, client) : act(kind, json)));
    SearchTask task =
        new SearchTask(
            client, new WholeReply(exchange), () -> (control, answers) -> work.run(), faults);
    ApiCarrier.admit(exchange, shorts.submit(task), "requests");
  }

  private static void send(Exchange exchange, Map<String, @Nullable Object> answer) {
    exchange.send(200, Exchange.JSON, Json.write(answer).getBytes(StandardCharsets.UTF_8));
  }

  private Map<String, @Nullable Object> open(Map<String, @Nullable Object> json, String client) {
    String key = token(json, "key");
    Room.Time time =
        new Room.Time(
            number(json, "minutes", MOST_MINUTES), number(json, "increment", MOST_INCREMENT));
    int seat = (int) number(json, "seat", 1);
    Room room = new Room(start(json), time, clock);
    room.sit(seat, key);
    Map<String, @Nullable Object> answer = Json.object("room", rooms.add(room, client));
    answer.putAll(room.state(key, false));
    return answer;
  }

  /** The position that the game begins with. */
  private static Position start(Map<String, @Nullable Object> json) {
    String definition = longText(json, "definition");
    String game = definition == null ? text(json, "game") : "";
    Position start = new Place(game, definition, longText(json, "position"), null).read();
    if (start.outcome().isOver()) {
      throw new InputException("the game is over");
    }
    return start;
  }

  private static @Nullable String longText(Map<String, @Nullable Object> json, String name) {
    Object value = json.get(name);
    if (value == null || (value instanceof String text && text.length() <= MOST_CHARACTERS)) {
      return (String) value;
    }
    throw new InputException(
        "'" + name + "' must be a text of at most " + MOST_CHARACTERS + " characters");
  }

  private Map<String, @Nullable Object> act(String kind, Map<String, @Nullable Object> json) {
    Room room = rooms.find(token(json, "room"));
    String key = token(json, "key");
    switch (kind) {
      case "sit" -> room.sit(-1, key);
      case "move" -> room.move(key, number(json, "ply", MOST_PLIES), text(json, "move"));
      case "resign" -> room.resign(key);
      default -> room.again(key);
    }
    return room.state(key, false);
  }

  private static String token(Map<String, @Nullable Object> json, String name) {
    String text = text(json, name);
    if (!TOKEN.matcher(text).matches()) {
      throw new InputException("'" + name + "' must be 16 to 64 letters, digits, - or _");
    }
    return text;
  }

  private static String text(Map<String, @Nullable Object> json, String name) {
    if (json.get(name) instanceof String text && text.length() <= 100) {
      return text;
    }
    throw new InputException("'" + name + "' must be a text of at most 100 characters");
  }

  private static long number(Map<String, @Nullable Object> json, String name, long most) {
    Object value = json.get(name);
    if (value == null) {
      return 0;
    }
    if (value instanceof Long number && number >= 0 && number <= most) {
      return number;
    }
    throw new InputException("'" + name + "' must be a whole number from 0 to " + most);
  }
}
