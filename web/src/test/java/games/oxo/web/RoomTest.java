package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Await;
import games.oxo.session.json.Json;
import games.oxo.web.TestServer.EventStream;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
@DisplayName("Games of two people on different devices")
@Timeout(Await.GUARD_SECONDS)
class RoomTest {
  private static final String MINE = "mine-mine-mine-mine";
  private static final String YOURS = "yours-yours-yours-yours";
  private static final String NOBODYS = "nobodys-nobodys-nobodys";

  private final TestServer server = new TestServer(WebSettings.usual(2));

  @AfterEach
  void stop() {
    server.close();
    assertThat(server.faults).isEmpty();
  }

  private HttpResponse<String> ask(String kind, @Nullable Object... fields) throws Exception {
    return server.post("room/" + kind, Json.write(Json.object(fields)));
  }

  private Map<String, @Nullable Object> done(String kind, @Nullable Object... fields)
      throws Exception {
    HttpResponse<String> answer = ask(kind, fields);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return TestServer.json(answer.body());
  }

  private void refused(int status, String sentence, String kind, @Nullable Object... fields)
      throws Exception {
    HttpResponse<String> answer = ask(kind, fields);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(answer.body()).contains(sentence);
  }

  /** A room of noughts and crosses with both seats taken. */
  private String full(@Nullable Object... time) throws Exception {
    List<@Nullable Object> fields = new ArrayList<>(List.of("game", "tic-tac-toe", "key", MINE));
    fields.addAll(List.of(time));
    String room = String.valueOf(done("open", fields.toArray()).get("room"));
    done("sit", "room", room, "key", YOURS);
    return room;
  }

  private void move(String room, String key, int ply, String move) throws Exception {
    done("move", "room", room, "key", key, "ply", ply, "move", move);
  }

  private EventStream watch(String room, String key) throws Exception {
    String body = Json.write(Json.object("room", room, "key", key));
    return server.begun(
        server
            .client()
            .sendAsync(
                server.api("room/watch", body).build(), HttpResponse.BodyHandlers.ofInputStream()));
  }

  /** Reads states until one has so many moves. */
  private static Map<String, @Nullable Object> until(EventStream stream, String field, Object value)
      throws Exception {
    while (true) {
      TestServer.Event event = stream.next();
      assertThat(event).isNotNull();
      if (event.name().equals("answer") && value.equals(event.json().get(field))) {
        return event.json();
      }
    }
  }

  @Test
  void bothSeeAMoveAtOnce() throws Exception {
    String room = full();
    try (EventStream mine = watch(room, MINE);
        EventStream yours = watch(room, YOURS);
        EventStream others = watch(room, NOBODYS)) {
      move(room, MINE, 0, "b2");
      for (EventStream each : List.of(mine, yours, others)) {
        until(each, "moves", List.of("b2"));
      }
      move(room, YOURS, 1, "a1");
      assertThat(until(mine, "moves", List.of("b2", "a1")).get("you")).isEqualTo(0L);
      assertThat(until(yours, "moves", List.of("b2", "a1")).get("you")).isEqualTo(1L);
      assertThat(until(others, "moves", List.of("b2", "a1")).get("you")).isNull();
    }
  }

  @Test
  void onlyItsTwoPlayersMoveAndOnlyInTurn() throws Exception {
    String room = full();
    refused(409, "both seats", "sit", "room", room, "key", NOBODYS);
    refused(403, "only its two", "move", "room", room, "key", NOBODYS, "ply", 0, "move", "b2");
    refused(403, "only its two", "resign", "room", room, "key", NOBODYS);
    refused(409, "not your turn", "move", "room", room, "key", YOURS, "ply", 0, "move", "b2");
    refused(400, "d9", "move", "room", room, "key", MINE, "ply", 0, "move", "d9");
    move(room, MINE, 0, "b2");
    // The same once more, because its answer was lost, is made once.
    move(room, MINE, 0, "b2");
    refused(409, "not your turn", "move", "room", room, "key", MINE, "ply", 1, "move", "a1");
    refused(400, "", "move", "room", room, "key", YOURS, "ply", 1, "move", "b2");
    refused(409, "not over", "again", "room", room, "key", MINE);
  }

  @Test
  void nobodyMovesBeforeSomebodySitsOpposite() throws Exception {
    String room = String.valueOf(done("open", "game", "squava", "key", MINE).get("room"));
    refused(409, "opposite", "move", "room", room, "key", MINE, "ply", 0, "move", "1,1");
    assertThat(done("sit", "room", room, "key", MINE).get("taken")).isEqualTo(List.of(true, false));
  }

  @Test
  void anotherGameBeginsWithTheSeatsChanged() throws Exception {
    String room = full();
    assertThat(done("resign", "room", room, "key", MINE))
        .containsEntry("winner", 1L)
        .containsEntry("reason", "resigned");
    refused(409, "is over", "move", "room", room, "key", MINE, "ply", 0, "move", "b2");
    assertThat(done("again", "room", room, "key", MINE)).containsEntry("over", true);
    assertThat(done("again", "room", room, "key", YOURS))
        .containsEntry("over", false)
        .containsEntry("you", 0L);
    move(room, YOURS, 0, "a1");
  }

  @Test
  void aSwapChangesWhoseTurnItIs() throws Exception {
    String room = String.valueOf(done("open", "game", "yavalath", "key", MINE).get("room"));
    done("sit", "room", room, "key", YOURS);
    move(room, MINE, 0, "e5");
    move(room, YOURS, 1, "swap");
    move(room, MINE, 2, "d4");
  }

  @Test
  void whoseTimeRunsOutLoses() throws Exception {
    String room = full("minutes", 1, "increment", 2);
    try (EventStream stream = watch(room, YOURS)) {
      server.pass(70_000);
      // Nobody's time runs before the first move.
      move(room, MINE, 0, "b2");
      server.pass(10_000);
      move(room, YOURS, 1, "a1");
      Map<String, @Nullable Object> state = until(stream, "moves", List.of("b2", "a1"));
      assertThat(state.get("clock"))
          .isEqualTo(Json.object("left", List.of(60_000L, 52_000L), "running", 0L));
      server.pass(61_000);
      assertThat(until(stream, "over", true))
          .containsEntry("winner", 1L)
          .containsEntry("reason", "time");
    }
  }

  @Test
  void aRoomExpires() throws Exception {
    String room = full();
    try (EventStream stream = watch(room, MINE)) {
      server.pass((Rooms.MOST_HOURS + 1) * 3_600_000);
      until(stream, "final", true);
    }
    refused(404, "any more", "sit", "room", room, "key", MINE);
  }

  @Test
  void oneClientHasSoManyRooms() throws Exception {
    List<String> rooms = new ArrayList<>();
    for (int i = 0; i <= Rooms.MOST_PER_CLIENT; i++) {
      rooms.add(String.valueOf(done("open", "game", "squava", "key", MINE).get("room")));
    }
    assertThat(rooms).doesNotHaveDuplicates().allMatch(name -> name.length() == 22);
    refused(404, "any more", "sit", "room", rooms.get(0), "key", YOURS);
    done("sit", "room", rooms.get(1), "key", YOURS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        "{",
        "{}",
        "{\"game\":\"squava\"}",
        "{\"game\":\"squava\",\"key\":\"short\"}",
        "{\"game\":\"squava\",\"key\":[\"mine-mine-mine-mine\"]}",
        "{\"game\":\"nonsense\",\"key\":\"mine-mine-mine-mine\"}",
        "{\"game\":\"/etc/passwd\",\"key\":\"mine-mine-mine-mine\"}",
        "{\"game\":\"squava\",\"key\":\"mine-mine-mine-mine\",\"minutes\":-1}",
        "{\"game\":\"squava\",\"key\":\"mine-mine-mine-mine\",\"minutes\":1e9}",
        "{\"game\":\"squava\",\"key\":\"mine-mine-mine-mine\",\"seat\":7}",
        "{\"game\":\"tic-tac-toe\",\"key\":\"mine-mine-mine-mine\",\"position\":\"XXX/OO./...\"}",
        "{\"definition\":\"board = \\u0000\",\"key\":\"mine-mine-mine-mine\"}",
        "{\"room\":\"../../../etc/passwd\",\"key\":\"mine-mine-mine-mine\"}"
      })
  void wrongFieldsGetASentence(String body) throws Exception {
    for (String kind : List.of("open", "sit", "move", "watch")) {
      HttpResponse<String> answer = server.post("room/" + kind, body);
      assertThat(answer.statusCode()).as(answer.body()).isBetween(400, 499);
      assertThat(TestServer.json(answer.body())).containsKey("error");
    }
    assertThat(server.post("room/nonsense", body).statusCode()).isEqualTo(404);
    assertThat(server.get("/api/room/open").statusCode()).isEqualTo(405);
  }
}
