package games.oxo.invent.run;

import games.oxo.game.input.InputException;
import games.oxo.invent.rules.RuleSet;
import games.oxo.invent.sieve.Figure;
import games.oxo.invent.sieve.Figures;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A rule set that was tried as a line of JSON. */
public final class TrialJson {
  private static final int MOST_CHARACTERS = 20_000;

  private TrialJson() {}

  /** The fields of such a line. */
  public static Map<String, @Nullable Object> object(Trial trial) {
    Map<String, @Nullable Object> figures = Json.object();
    trial.figures().all().forEach((figure, value) -> figures.put(figure.word(), value));
    return Json.object(
        "number", trial.number(),
        "generation", trial.generation(),
        "name", trial.name(),
        "origin", trial.origin(),
        "identity", trial.identity(),
        "stage", trial.stage().name().toLowerCase(Locale.ROOT),
        "objection", trial.objection(),
        "merit", trial.merit(),
        "figures", figures,
        "rules", new TreeMap<>(trial.rules().keys()));
  }

  /**
   * Reads what {@link #object} made.
   *
   * @throws InputException when it is something else
   */
  public static Trial read(String line) {
    Map<String, @Nullable Object> object = JsonReader.readObject(line, MOST_CHARACTERS);
    Figures figures = Figures.NONE;
    for (Map.Entry<?, ?> each : map(object, "figures").entrySet()) {
      Figure figure =
          Figure.of(String.valueOf(each.getKey()))
              .orElseThrow(() -> new InputException("there is no figure " + each.getKey()));
      figures = figures.with(figure, number(each.getValue(), figure.word()));
    }
    Map<String, String> keys = new TreeMap<>();
    map(object, "rules").forEach((key, value) -> keys.put(key.toString(), value.toString()));
    return new Trial(
        (int) number(object.get("number"), "number"),
        (int) number(object.get("generation"), "generation"),
        text(object, "origin"),
        new RuleSet(keys),
        text(object, "identity"),
        stage(text(object, "stage")),
        text(object, "objection"),
        figures,
        number(object.get("merit"), "merit"));
  }

  private static Trial.Stage stage(String word) {
    for (Trial.Stage stage : Trial.Stage.values()) {
      if (stage.name().toLowerCase(Locale.ROOT).equals(word)) {
        return stage;
      }
    }
    throw new InputException("there is no stage " + word);
  }

  private static Map<?, ?> map(Map<String, @Nullable Object> object, String field) {
    if (object.get(field) instanceof Map<?, ?> map) {
      return map;
    }
    throw missing(field);
  }

  private static String text(Map<String, @Nullable Object> object, String field) {
    if (object.get(field) instanceof String text) {
      return text;
    }
    throw missing(field);
  }

  private static double number(@Nullable Object value, String field) {
    if (value instanceof Number number) {
      return number.doubleValue();
    }
    throw missing(field);
  }

  private static InputException missing(String field) {
    return new InputException("the field '" + field + "' is missing");
  }
}
