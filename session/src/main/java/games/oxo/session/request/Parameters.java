package games.oxo.session.request;

import games.oxo.search.Limits;
import games.oxo.session.api.Place;
import games.oxo.session.schema.ApiShape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What several requests can say. */
final class Parameters {
  static final long MOST_MILLIS = Long.MAX_VALUE / 2_000_000;
  static final int MOST_DEPTH = 64;

  /** A move as the user writes it. */
  static final Parameter<String> MOVE = Parameter.name("move", "");

  static final Parameter<Long> SEED =
      Parameter.number("seed", "of the random numbers", Long.MAX_VALUE, 1);

  private static final Parameter<@Nullable String> DEFINITION =
      Parameter.textOrNull("definition", "a whole definition file");

  private static final Parameter<@Nullable String> POSITION =
      Parameter.textOrNull("position", "rows, a drawing or moves; the start if absent");

  private static final Parameter<@Nullable String> MOVES =
      Parameter.textOrNull("moves", "moves from there on");

  private static final Parameter<String> GAME = Parameter.name("game", "");

  static final ApiShape<Object> PLACE_SHAPE =
      Parameter.shape(
          "Place",
          "Where a question is asked: a built-in game or a definition, a position, then moves.",
          List.of(
              Parameter.textOrNull(
                  "game", "the id of a built-in game; needed if there is no definition"),
              DEFINITION,
              POSITION,
              MOVES));

  /** The position that a request is about. */
  static final Parameter<Place> PLACE = new Parameter<>(PLACE_SHAPE.fields(), Parameters::place);

  private static final Parameter<Long> MILLIS = Parameter.number("millis", "", MOST_MILLIS);
  private static final Parameter<Long> DEPTH = Parameter.number("depth", "", MOST_DEPTH);
  private static final Parameter<Long> NODES = Parameter.number("nodes", "", Long.MAX_VALUE);
  private static final Parameter<Long> SIMULATIONS =
      Parameter.number("simulations", "", Long.MAX_VALUE);

  private static final ApiShape<Object> LIMITS_SHAPE =
      Parameter.shape(
          "SearchLimits",
          "When a search ends at the latest; 0 or absent means no limit.",
          List.of(MILLIS, DEPTH, NODES, SIMULATIONS));

  /** When a search ends at the latest. */
  static final Parameter<Limits> LIMITS = limits("");

  private Parameters() {}

  /**
   * When a search ends at the latest.
   *
   * @param meaning what is special about it
   */
  static Parameter<Limits> limits(String meaning) {
    return Parameter.object(
        LIMITS_SHAPE,
        "limits",
        meaning,
        asked ->
            new Limits(
                asked.get(MILLIS),
                asked.get(DEPTH).intValue(),
                asked.get(NODES),
                asked.get(SIMULATIONS)));
  }

  private static Place place(Asked asked) {
    String definition = asked.get(DEFINITION);
    return new Place(
        definition == null ? asked.get(GAME) : "",
        definition,
        asked.get(POSITION),
        asked.get(MOVES));
  }
}
