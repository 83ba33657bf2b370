package games.oxo.session.api;

import games.oxo.game.input.InputException;
import games.oxo.game.input.Names;
import games.oxo.game.input.Nearest;
import games.oxo.search.Limits;
import games.oxo.search.engines.Engines;
import games.oxo.search.solve.SolveGoal;
import games.oxo.session.json.Json;
import games.oxo.session.puzzle.PuzzleKind;
import games.oxo.session.puzzle.PuzzleWish;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Requests as JSON objects. {@code request} names the kind; unknown fields are ignored.
 *
 * <pre>
 *   {"request":"games"}
 *   {"request":"engines","game":"squava"}
 *   {"request":"show","game":"squava","moves":"1,1 2,2"}
 *   {"request":"play","game":"squava","moves":"1,1","move":"2,2"}
 *   {"request":"explain","game":"squava","moves":"1,1","move":"2,2"}
 *   {"request":"why","game":"squava","moves":"1,1","move":"2,2","limits":{"millis":1000}}
 *   {"request":"review","game":"squava","moves":"1,1 2,2 1,4","millisPerMove":500}
 *   {"request":"analyze","game":"squava","engine":"best","limits":{"millis":500},"everyMove":true}
 *   {"request":"solve","game":"connect4","position":"4455","goal":{"everyMove":true}}
 *   {"request":"threats","game":"squava","moves":"1,1 2,2"}
 *   {"request":"rules","game":"squava"}
 *   {"request":"book","game":"squava","moves":"1,1"}
 *   {"request":"balance","game":"squava","games":100}
 *   {"request":"definition","game":"squava"}
 *   {"request":"puzzle","game":"squava","seed":1,"grade":5}
 *   {"request":"check","definition":"name = ..."}
 * </pre>
 */
public final class ApiRequestJson {
  private static final long DEFAULT_REPORT_MILLIS = 200;
  private static final long MILLIS_PER_MOVE = 500;
  private static final int MOST_DEPTH = 64;
  private static final int MOST_RATING = 4000;
  private static final long MOST_MILLIS = Long.MAX_VALUE / 2_000_000;

  private static final String BALANCE_ENGINE = "mcts-solver:simulations=200";
  private static final int USUAL_GAMES = 100;
  private static final int MOST_GAMES = 1000;

  private ApiRequestJson() {}

  /** The kinds of requests. */
  public static List<String> kinds() {
    return ApiSchema.names();
  }

  /**
   * Reads a request.
   *
   * @throws InputException when a field is missing, or is not what it must be
   */
  public static ApiRequest read(Map<String, @Nullable Object> json) {
    Fields fields = new Fields(json);
    String kind = fields.text("request");
    return switch (kind) {
      case "games" -> new ApiRequest.Games();
      case "engines" -> new ApiRequest.EnginesFor(place(fields));
      case "show" -> new ApiRequest.Show(place(fields));
      case "play" -> new ApiRequest.Play(place(fields), fields.name("move"));
      case "explain" -> new ApiRequest.Explain(place(fields), fields.name("move"));
      case "why" ->
          new ApiRequest.Why(place(fields), fields.name("move"), limits(fields.object("limits")));
      case "review" ->
          new ApiRequest.Review(
              place(fields), fields.number("millisPerMove", Integer.MAX_VALUE, MILLIS_PER_MOVE));
      case "analyze" ->
          new ApiRequest.Analyze(
              place(fields),
              fields.nameOr("engine", "best"),
              limits(fields.object("limits")),
              fields.flag("everyMove"),
              fields.names("only"),
              fields.names("avoid"),
              fields.number("reportMillis", Integer.MAX_VALUE, DEFAULT_REPORT_MILLIS),
              fields.number("seed", Long.MAX_VALUE, 1));
      case "solve" ->
          new ApiRequest.Solve(
              place(fields), goal(fields.object("goal")), limits(fields.object("limits")));
      case "threats" -> new ApiRequest.ThreatsIn(place(fields));
      case "rules" -> new ApiRequest.RulesOf(place(fields));
      case "book" -> new ApiRequest.BookFor(place(fields));
      case "balance" ->
          new ApiRequest.Balance(
              place(fields),
              fields.nameOr("engine", BALANCE_ENGINE),
              (int) Math.max(1, fields.number("games", MOST_GAMES, USUAL_GAMES)),
              fields.number("seed", Long.MAX_VALUE, 1),
              fields.number("millis", MOST_MILLIS, 0));
      case "definition" -> new ApiRequest.DefinitionOf(fields.name("game"));
      case "puzzle" ->
          new ApiRequest.MakePuzzle(
              place(fields),
              fields.number("seed", Long.MAX_VALUE, 1),
              wish(fields),
              fields.names("avoid"),
              limits(fields.object("limits")));
      case "check" -> new ApiRequest.Check(fields.text("definition"));
      default ->
          throw new InputException(
              "there is no request '" + kind + "'" + Nearest.hint(kind, ApiSchema.names()));
    };
  }

  private static Place place(Fields fields) {
    String definition = fields.textOrNull("definition");
    return new Place(
        definition == null ? fields.name("game") : "",
        definition,
        fields.textOrNull("position"),
        fields.textOrNull("moves"));
  }

  private static Limits limits(Fields fields) {
    return new Limits(
        fields.number("millis", MOST_MILLIS, 0),
        (int) fields.number("depth", MOST_DEPTH, 0),
        fields.number("nodes", Long.MAX_VALUE, 0),
        fields.number("simulations", Long.MAX_VALUE, 0));
  }

  private static SolveGoal goal(Fields fields) {
    return new SolveGoal(
        fields.flag("weak"), fields.flagOr("best", true), fields.flag("everyMove"));
  }

  private static PuzzleWish wish(Fields fields) {
    long grade = fields.number("grade", Engines.LEVELS, 0);
    return PuzzleWish.of(
            (int) fields.number("fromGrade", Engines.LEVELS, grade),
            (int) fields.number("toGrade", Engines.LEVELS, grade),
            (int) fields.number("fromPlies", MOST_DEPTH, 0),
            (int) fields.number("toPlies", MOST_DEPTH, 0))
        .with(
            PuzzleKind.of(fields.nameOr("kind", PuzzleKind.WIN.key())),
            (int) fields.number("rating", MOST_RATING, 0));
  }

  /** The JSON of a request; what has its usual value is left out. */
  public static Map<String, @Nullable Object> write(ApiRequest request) {
    if (request instanceof ApiRequest.EnginesFor engines) {
      return withPlace("engines", engines.place());
    }
    if (request instanceof ApiRequest.Show show) {
      return withPlace("show", show.place());
    }
    if (request instanceof ApiRequest.Play play) {
      Map<String, @Nullable Object> json = withPlace("play", play.place());
      json.put("move", play.move());
      return json;
    }
    if (request instanceof ApiRequest.Explain explain) {
      Map<String, @Nullable Object> json = withPlace("explain", explain.place());
      json.put("move", explain.move());
      return json;
    }
    if (request instanceof ApiRequest.Review review) {
      Map<String, @Nullable Object> json = withPlace("review", review.place());
      json.put("millisPerMove", review.millisPerMove());
      return json;
    }
    if (request instanceof ApiRequest.Why why) {
      Map<String, @Nullable Object> json = withPlace("why", why.place());
      json.put("move", why.move());
      json.put("limits", limits(why.limits()));
      return json;
    }
    if (request instanceof ApiRequest.Analyze analyze) {
      return write(analyze);
    }
    if (request instanceof ApiRequest.Solve solve) {
      Map<String, @Nullable Object> json = withPlace("solve", solve.place());
      SolveGoal goal = solve.goal();
      json.put(
          "goal",
          Json.object("weak", goal.weak(), "best", goal.best(), "everyMove", goal.everyMove()));
      json.put("limits", limits(solve.limits()));
      return json;
    }
    if (request instanceof ApiRequest.ThreatsIn threats) {
      return withPlace("threats", threats.place());
    }
    if (request instanceof ApiRequest.RulesOf rules) {
      return withPlace("rules", rules.place());
    }
    if (request instanceof ApiRequest.BookFor book) {
      return withPlace("book", book.place());
    }
    if (request instanceof ApiRequest.Balance balance) {
      Map<String, @Nullable Object> json = withPlace("balance", balance.place());
      json.put("engine", balance.engine());
      json.put("games", balance.games());
      json.put("seed", balance.seed());
      putIfSet(json, "millis", balance.millis());
      return json;
    }
    if (request instanceof ApiRequest.DefinitionOf definition) {
      return Json.object("request", "definition", "game", definition.game());
    }
    if (request instanceof ApiRequest.MakePuzzle puzzle) {
      return write(puzzle);
    }
    if (request instanceof ApiRequest.Check check) {
      return Json.object("request", "check", "definition", check.definition());
    }
    return Json.object("request", "games");
  }

  private static Map<String, @Nullable Object> write(ApiRequest.Analyze analyze) {
    Map<String, @Nullable Object> json = withPlace("analyze", analyze.place());
    json.put("engine", analyze.engine());
    json.put("limits", limits(analyze.limits()));
    json.put("everyMove", analyze.everyMove());
    json.put("only", analyze.only());
    json.put("avoid", analyze.avoid());
    json.put("reportMillis", analyze.reportMillis());
    json.put("seed", analyze.seed());
    return json;
  }

  private static Map<String, @Nullable Object> write(ApiRequest.MakePuzzle puzzle) {
    Map<String, @Nullable Object> json = withPlace("puzzle", puzzle.place());
    json.put("seed", puzzle.seed());
    json.put("fromGrade", puzzle.wish().fromGrade());
    json.put("toGrade", puzzle.wish().toGrade());
    json.put("fromPlies", puzzle.wish().fromPlies());
    json.put("toPlies", puzzle.wish().toPlies());
    json.put("kind", puzzle.wish().kind().key());
    json.put("rating", puzzle.wish().traits().rating());
    json.put("avoid", puzzle.avoid());
    json.put("limits", limits(puzzle.limits()));
    return json;
  }

  private static Map<String, @Nullable Object> withPlace(String kind, Place place) {
    Map<String, @Nullable Object> json = Json.object("request", kind);
    json.put(
        place.definition() == null ? "game" : "definition",
        place.definition() == null ? place.game() : place.definition());
    if (place.position() != null) {
      json.put("position", place.position());
    }
    if (place.moves() != null) {
      json.put("moves", place.moves());
    }
    return json;
  }

  private static Map<String, @Nullable Object> limits(Limits limits) {
    Map<String, @Nullable Object> json = Json.object();
    putIfSet(json, "millis", limits.millis());
    putIfSet(json, "depth", limits.depth());
    putIfSet(json, "nodes", limits.nodes());
    putIfSet(json, "simulations", limits.simulations());
    return json;
  }

  private static void putIfSet(Map<String, @Nullable Object> json, String name, long value) {
    if (value > 0) {
      json.put(name, value);
    }
  }

  /** Fields that are validated when they are read. */
  private record Fields(Map<?, ?> json) {
    @Nullable String textOrNull(String name) {
      Object value = json.get(name);
      if (value == null || value instanceof String) {
        return (String) value;
      }
      throw wrong(name, "a text");
    }

    String text(String name) {
      String value = textOrNull(name);
      if (value == null) {
        throw new InputException("the request has no '" + name + "'");
      }
      return value;
    }

    String name(String name) {
      return checked(name, text(name));
    }

    String nameOr(String name, String otherwise) {
      String value = textOrNull(name);
      return value == null ? otherwise : checked(name, value);
    }

    List<String> names(String name) {
      Object value = json.get(name);
      List<String> names = new ArrayList<>();
      if (value == null) {
        return names;
      }
      if (!(value instanceof List<?> list)) {
        throw wrong(name, "a list of strings");
      }
      for (Object each : list) {
        if (!(each instanceof String text)) {
          throw wrong(name, "a list of strings");
        }
        names.add(checked(name, text));
      }
      return names;
    }

    private static String checked(String name, String value) {
      Names.fault("'" + name + "'", value)
          .ifPresent(
              fault -> {
                throw fault;
              });
      return value;
    }

    boolean flag(String name) {
      return flagOr(name, false);
    }

    boolean flagOr(String name, boolean otherwise) {
      Object value = json.get(name);
      if (value == null) {
        return otherwise;
      }
      if (value instanceof Boolean flag) {
        return flag;
      }
      throw wrong(name, "true or false");
    }

    long number(String name, long most, long otherwise) {
      Object value = json.get(name);
      if (value == null) {
        return otherwise;
      }
      if (value instanceof Long number && number >= 0 && number <= most) {
        return number;
      }
      throw wrong(name, "a whole number from 0 to " + most);
    }

    Fields object(String name) {
      Object value = json.get(name);
      if (value == null) {
        return new Fields(Map.of());
      }
      if (value instanceof Map<?, ?> map) {
        return new Fields(map);
      }
      throw wrong(name, "an object");
    }

    private static InputException wrong(String name, String wanted) {
      return new InputException("'" + name + "' must be " + wanted);
    }
  }
}
