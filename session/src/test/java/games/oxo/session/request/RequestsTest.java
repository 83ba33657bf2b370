package games.oxo.session.request;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.MoveNotation;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import games.oxo.session.schema.ApiField;
import games.oxo.session.schema.ApiOperation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
@DisplayName("Requests and their declarations")
class RequestsTest {
  private static final ApiLimits LIMITS = new ApiLimits(1 << 22, 1_000, 10_000);

  @Test
  void everyRequestSaysWhatItLacks() {
    for (ApiOperation operation : Requests.operations()) {
      try {
        Requests.read(Json.object("request", operation.name()));
        assertThat(operation.place() || !operation.fields().isEmpty()).isFalse();
      } catch (InputException e) {
        assertThat(e.getMessage()).startsWith("the request has no '");
      }
    }
  }

  /**
   * What differs from game to game: middles and ends of random games, with a few questions each.
   */
  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#idsOfEachKind")
  void movesCarryTheirCellsAndValuesTheirWords(String id) {
    Game game = BuiltInGames.load(id);
    Dice dice = new Dice(id.hashCode());
    Position position = game.start();
    while (!position.outcome().isOver()) {
      List<Move> legal = position.legalMoves();
      Move move = legal.get(dice.below(legal.size()));
      boolean fewLeft = game.board().cells() - position.ply() < 7;
      if (dice.below(fewLeft ? 6 : 30) == 0 || position.swapOffered() || position.ply() == 1) {
        askEverything(position, move, fewLeft);
      }
      position = position.play(move);
    }
    for (ApiOperation operation : Requests.operations()) {
      if (!operation.place()) {
        check(operation.name(), Json.object("game", id, "definition", definition(id)));
      }
    }
    check("show", request(position));
    check("play", with(request(position), "move", "a1"));
  }

  private static void askEverything(Position position, Move move, boolean fewLeft) {
    String written = new MoveNotation(position.game()).writeInList(move);
    for (ApiOperation operation : Requests.operations()) {
      if (operation.place()) {
        Map<String, @Nullable Object> request = request(position);
        for (ApiField field : operation.fields()) {
          addSample(request, field, written, fewLeft);
        }
        check(operation.name(), request);
      }
    }
  }

  /** A value for a field that makes the answer come soon. */
  private static void addSample(
      Map<String, @Nullable Object> request, ApiField field, String move, boolean everyMove) {
    switch (field.name()) {
      case "move" -> request.put("move", move);
      case "limits" -> request.put("limits", Json.object("nodes", 300L, "simulations", 60L));
      case "games" -> request.put("games", 2L);
      case "millis" -> request.put("millis", 300L);
      case "everyMove" -> request.put("everyMove", everyMove);
      case "goal" -> request.put("goal", Json.object("everyMove", everyMove));
      default -> {
        // Its usual value will do.
      }
    }
  }

  private static String definition(String id) {
    return BuiltInGames.find(id).orElseThrow().text();
  }

  private static Map<String, @Nullable Object> request(Position position) {
    return Json.object(
        "game",
        position.game().id(),
        "moves",
        new MoveNotation(position.game()).writeList(position.moves()));
  }

  private static Map<String, @Nullable Object> with(
      Map<String, @Nullable Object> request, String name, Object value) {
    request.put(name, value);
    return request;
  }

  private static void check(String name, Map<String, @Nullable Object> fields) {
    Map<String, @Nullable Object> request = new LinkedHashMap<>(fields);
    request.put("request", name);
    String text = Json.write(request);
    List<Map<String, @Nullable Object>> answers = new ArrayList<>();
    new ApiService(LIMITS)
        .call(Requests.read(JsonReader.readObject(text, 100_000)))
        .run(() -> false, answer -> answers.add(answer.json()));
    assertThat(answers).as(text).isNotEmpty();
    answers.forEach(answer -> checkMovesAndValues(text, answer));
    Map<String, @Nullable Object> last = answers.get(answers.size() - 1);
    if (isStreamed(name) && !last.containsKey("error")) {
      assertThat(last).containsEntry("final", true);
    }
  }

  private static boolean isStreamed(String name) {
    return Requests.operations().stream()
        .anyMatch(each -> each.name().equals(name) && each.streamed());
  }

  private static void checkMovesAndValues(String request, @Nullable Object json) {
    if (json instanceof List<?> list) {
      list.forEach(each -> checkMovesAndValues(request, each));
    }
    if (!(json instanceof Map<?, ?> map)) {
      return;
    }
    if (map.get("move") instanceof String) {
      assertThat(map.containsKey("cell")).as("%s %s", request, map).isTrue();
    }
    if (map.get("best") != null) {
      assertThat(map.containsKey("cell") || map.containsKey("cells"))
          .as("%s %s", request, map)
          .isTrue();
    }
    map.forEach(
        (name, each) -> {
          if (name.toString().toLowerCase(Locale.ROOT).endsWith("value")
              && each instanceof Map<?, ?> value) {
            assertThat(value.get("text")).as("%s %s", request, value).isInstanceOf(String.class);
          }
          checkMovesAndValues(request, each);
        });
  }

  @Test
  void theOpenApiDescriptionHasEveryRequestAndNoOpenReference() {
    Map<String, @Nullable Object> description = ApiSchema.openApi();
    Map<?, ?> paths = (Map<?, ?>) description.get("paths");
    assertThat(paths).hasSameSizeAs(Requests.operations());
    String text = Json.write(description);
    Map<?, ?> components = (Map<?, ?>) description.get("components");
    Map<?, ?> schemas = (Map<?, ?>) components.get("schemas");
    for (String part : text.split("#/components/schemas/", -1)) {
      String name = part.substring(0, Math.max(0, part.indexOf('"')));
      assertThat(part.startsWith("{") || schemas.containsKey(name)).as(name).isTrue();
    }
    assertThat(JsonReader.read(text, 1_000_000)).isNotNull();
  }
}
