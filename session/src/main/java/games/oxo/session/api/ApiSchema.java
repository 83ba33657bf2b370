package games.oxo.session.api;

import static games.oxo.session.schema.ApiField.field;
import static games.oxo.session.schema.ApiField.optional;
import static games.oxo.session.schema.ApiOperation.about;
import static games.oxo.session.schema.ApiOperation.plain;
import static games.oxo.session.schema.ApiOperation.streamed;
import static games.oxo.session.schema.ApiType.FLAG;
import static games.oxo.session.schema.ApiType.TEXT;
import static games.oxo.session.schema.ApiType.WHOLE;
import static games.oxo.session.schema.ApiType.list;
import static games.oxo.session.schema.ApiType.object;
import static games.oxo.session.schema.ApiType.struct;

import games.oxo.session.schema.ApiOperation;
import games.oxo.session.schema.ApiType;
import games.oxo.session.schema.OpenApiWriter;
import games.oxo.session.schema.TypeScriptWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The one declaration of every request and its answer, with the type of each field. The types of
 * the page and the OpenAPI description are made from it; a test compares real answers with it.
 *
 * <p>A new request is an entry here, a record of {@link ApiRequest} with its JSON, and a record of
 * {@link ApiAnswer}; then the types of the page are written anew (see {@code ApiSchemaTest}).
 */
public final class ApiSchema {
  private static final List<ApiOperation> OPERATIONS =
      List.of(
          plain("games", "Lists the games.", object(field("games", list(ApiObjects.GAME)))),
          about(
              "engines",
              "Lists the engines that play a game.",
              object(field("engines", list(ApiObjects.ENGINE)))),
          plain(
              "definition",
              "Tells the definition file of a built-in game.",
              object(field("game", TEXT), field("definition", TEXT)),
              field("game", TEXT)),
          plain(
              "check",
              "Checks a definition; an error names the line.",
              ApiObjects.GAME,
              field("definition", TEXT)),
          about("show", "Tells everything about a position.", ApiObjects.POSITION),
          about("play", "Makes a move.", ApiObjects.POSITION, field("move", TEXT)),
          about("explain", "Tells what a move does.", ReasonTypes.EXPLANATION, field("move", TEXT)),
          about(
              "threats",
              "Tells what the opponent would do if the side to move passed.",
              ApiObjects.THREATS),
          about("rules", "Shows the rules of a game by a few examples.", ApiObjects.RULES),
          about("book", "Tells what the opening book knows.", ApiObjects.BOOK),
          streamed(
              "why",
              "Tells why a move is good or bad by the play that follows.",
              ReasonTypes.WHY,
              field("move", TEXT),
              optional("limits", ApiObjects.LIMITS, "usually three seconds")),
          streamed(
              "review",
              "Tells what every move of a game was worth, and which were mistakes.",
              ReasonTypes.REVIEW,
              optional("millisPerMove", WHOLE, "usually 500")),
          streamed(
              "analyze",
              "Asks an engine about a position.",
              ApiObjects.ANALYSIS,
              optional("engine", TEXT, "with its options, as in mcts:policy=sharp; usually best"),
              optional("limits", ApiObjects.LIMITS),
              optional("everyMove", FLAG),
              optional("only", ApiObjects.MOVES),
              optional("avoid", ApiObjects.MOVES),
              optional("reportMillis", WHOLE, "the time between answers"),
              optional("seed", WHOLE)),
          streamed(
              "solve",
              "Finds the exact value of a position.",
              ApiObjects.SOLUTION,
              optional(
                  "goal",
                  struct(
                      "SolveGoal",
                      "What to prove.",
                      optional("weak", FLAG, "only who wins"),
                      optional("best", FLAG, "all best moves; usually true"),
                      optional("everyMove", FLAG, "the value of every move"))),
              optional("limits", ApiObjects.LIMITS)),
          streamed(
              "puzzle",
              "Makes a puzzle of a game: a position in which exactly one move wins.",
              ApiObjects.PUZZLE,
              optional("seed", WHOLE, "another seed gives another puzzle"),
              optional("grade", WHOLE, "exactly this grade, from 1 to 10"),
              optional("fromGrade", WHOLE),
              optional("toGrade", WHOLE),
              optional("fromPlies", WHOLE, "the win takes at least so many moves; usually 3"),
              optional("toPlies", WHOLE, "and at most so many; usually 15"),
              optional("kind", TEXT, "win, at-once, block or points; usually win"),
              optional("rating", WHOLE, "puzzles near to this rating"),
              optional("avoid", list(TEXT), "keys of puzzles that are not wanted again"),
              optional("limits", ApiObjects.LIMITS)),
          streamed(
              "balance",
              "Plays games of an engine against itself, and tells how balanced the game is.",
              StudyTypes.BALANCE,
              optional("engine", TEXT, "with its options; usually mcts-solver:simulations=200"),
              optional("games", WHOLE, "1 to 1000, usually 100"),
              optional("seed", WHOLE),
              optional("millis", WHOLE, "the longest time to play")));

  private ApiSchema() {}

  /** All requests, in the order in which a newcomer should read them. */
  public static List<ApiOperation> operations() {
    return OPERATIONS;
  }

  /** The names of all requests. */
  public static List<String> names() {
    return OPERATIONS.stream().map(ApiOperation::name).toList();
  }

  /** The type of the answer to a request that cannot be answered. */
  public static ApiType error() {
    return ApiObjects.ERROR;
  }

  /** The module {@code api.ts} of the page. */
  public static String typeScript() {
    return TypeScriptWriter.module(
        "Requests and answers of the API, written by ApiSchemaTest; do not change it by hand.",
        ApiObjects.PLACE,
        OPERATIONS,
        List.of(ApiObjects.ERROR));
  }

  /** The OpenAPI description of the requests over HTTP. */
  public static Map<String, @Nullable Object> openApi() {
    Map<String, String> errors = new LinkedHashMap<>();
    errors.put("400", "something is wrong with the request");
    errors.put("404", "there is no such request");
    errors.put("413", "the body is too long");
    errors.put("429", "too many requests of this client");
    errors.put("503", "the server is busy or stopping");
    return OpenApiWriter.describe(ApiObjects.PLACE, ApiObjects.ERROR, errors, OPERATIONS);
  }
}
