package games.oxo.session.api;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.MoveNotation;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import games.oxo.session.schema.ApiField;
import games.oxo.session.schema.ApiOperation;
import games.oxo.session.schema.ApiType;
import games.oxo.session.schema.TypeCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * When requests or answers are meant to change, {@code mvn test -pl session -am
 * -Dtest=ApiSchemaTest -Dsurefire.failIfNoSpecifiedTests=false -Doxo.record=true} writes the types
 * of the page anew.
 */
@Tag("slow")
@DisplayName("The declared types of requests and answers")
class ApiSchemaTest {
  private static final Path TYPES = Path.of("..", "page", "src", "main", "ts", "api.ts");
  private static final ApiLimits LIMITS = new ApiLimits(1 << 22, 1_000, 10_000);

  @Test
  void thePageHasTheseTypes() throws IOException {
    if (Boolean.getBoolean("oxo.record")) {
      Files.createDirectories(TYPES.getParent());
      Files.writeString(TYPES, ApiSchema.typeScript());
    }
    assertThat(Files.readString(TYPES))
        .as("the comment of ApiSchemaTest says how to write this file anew")
        .isEqualTo(ApiSchema.typeScript());
  }

  @Test
  void everyRequestIsDeclared() {
    assertThat(ApiRequest.class.getPermittedSubclasses()).hasSameSizeAs(ApiSchema.operations());
    for (String name : ApiSchema.names()) {
      try {
        ApiRequestJson.read(Json.object("request", name));
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
  void realAnswersAreAsDeclared(String id) {
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
    for (ApiOperation operation : ApiSchema.operations()) {
      if (!operation.place()) {
        check(operation.name(), Json.object("game", id, "definition", definition(id)));
      }
    }
    check("show", request(position));
    check("play", with(request(position), "move", "a1"));
  }

  private static void askEverything(Position position, Move move, boolean fewLeft) {
    String written = new MoveNotation(position.game()).writeInList(move);
    for (ApiOperation operation : ApiSchema.operations()) {
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
    ApiOperation operation =
        ApiSchema.operations().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    List<Map<String, @Nullable Object>> answers = new ArrayList<>();
    new ApiService(LIMITS)
        .call(ApiRequestJson.read(JsonReader.readObject(text, 100_000)))
        .run(() -> false, answer -> answers.add(answer.json()));
    assertThat(answers).as(text).isNotEmpty();
    for (Map<String, @Nullable Object> answer : answers) {
      ApiType type = answer.containsKey("error") ? ApiSchema.error() : operation.answer();
      assertThat(TypeCheck.faults(type, answer)).as("%s %s", text, answer).isEmpty();
    }
    Map<String, @Nullable Object> last = answers.get(answers.size() - 1);
    if (operation.streamed() && !last.containsKey("error")) {
      assertThat(last).containsEntry("final", true);
    }
  }

  @Test
  void theCheckSeesWhatIsMissingUndeclaredOrOfAnotherType() {
    ApiType type = ApiObjects.VALUE;
    assertThat(TypeCheck.faults(type, Json.object("type", "draw"))).isEmpty();
    assertThat(TypeCheck.faults(type, Json.object("type", "win", "plies", null))).isEmpty();
    assertThat(TypeCheck.faults(type, Json.object("type", "win")))
        .containsExactly(".plies is not there");
    assertThat(TypeCheck.faults(type, Json.object("type", "draw", "plies", 3)))
        .containsExactly(".plies is not declared");
    assertThat(TypeCheck.faults(type, Json.object("type", "margin", "points", 0.5)))
        .containsExactly(".points is not a number");
    assertThat(TypeCheck.faults(type, Json.object("type", "remis")))
        .containsExactly("the value is not an object with a known 'type'");
    assertThat(TypeCheck.faults(ApiType.list(ApiType.TEXT), List.of("a", 1)))
        .containsExactly("[1] is not text");
  }

  @Test
  void theOpenApiDescriptionHasEveryRequestAndNoOpenReference() {
    Map<String, @Nullable Object> description = ApiSchema.openApi();
    Map<?, ?> paths = (Map<?, ?>) description.get("paths");
    assertThat(paths).hasSameSizeAs(ApiSchema.operations());
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
