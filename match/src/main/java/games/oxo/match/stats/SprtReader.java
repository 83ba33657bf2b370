package games.oxo.match.stats;

import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads a sequential test as the user writes it. */
public final class SprtReader {
  /** How a test is written, for help texts. */
  public static final String FORM =
      "elo0=0,elo1=10[,alpha=0.05][,beta=0.05][,model=logistic|normalised]";

  private static final List<String> NAMES = List.of("elo0", "elo1", "alpha", "beta", "model");
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?");

  private final Map<String, String> settings = new LinkedHashMap<>();

  private SprtReader() {}

  /**
   * Reads a text such as {@code elo0=0,elo1=10,alpha=0.05,beta=0.05,model=logistic}. Only the two
   * Elo numbers must be there; the rest is as shown by default.
   *
   * @throws InputException if it is wrong
   */
  public static Sprt read(String text) {
    return new SprtReader().test(text);
  }

  private Sprt test(String text) {
    for (String part : text.split(",", -1)) {
      put(part.strip());
    }
    double elo0 = elo("elo0");
    double elo1 = elo("elo1");
    if (elo0 >= elo1) {
      throw new InputException(
          Text.format(
              "elo0 is %s and elo1 is %s; elo0 must be less",
              settings.get("elo0"), settings.get("elo1")));
    }
    return new Sprt(elo0, elo1, risk("alpha"), risk("beta"), model());
  }

  private void put(String part) {
    int equals = part.indexOf('=');
    if (equals < 0) {
      throw new InputException(
          Text.format("'%s' is not name=value; a test is written %s", part, FORM));
    }
    String name = part.substring(0, equals).strip().toLowerCase(Locale.ROOT);
    if (!NAMES.contains(name)) {
      throw new InputException(
          Text.format(
              "'%s' is not a setting of a sequential test%s", name, Nearest.hint(name, NAMES)));
    }
    if (settings.put(name, part.substring(equals + 1).strip()) != null) {
      throw new InputException(Text.format("%s is given twice; give it once", name));
    }
  }

  private double elo(String name) {
    if (!settings.containsKey(name)) {
      throw new InputException(Text.format("%s is missing; a test is written %s", name, FORM));
    }
    double elo = number(name, 0);
    if (!(Math.abs(elo) <= Sprt.MOST_ELO)) {
      throw new InputException(
          Text.format(
              "%s is %s; it must be -%d to %d",
              name, settings.get(name), Sprt.MOST_ELO, Sprt.MOST_ELO));
    }
    return elo;
  }

  private double risk(String name) {
    double risk = number(name, Sprt.USUAL_RISK);
    if (!(risk > 0 && risk < 0.5)) {
      throw new InputException(
          Text.format("%s is %s; it must be above 0 and below 0.5", name, settings.get(name)));
    }
    return risk;
  }

  private double number(String name, double otherwise) {
    String value = settings.get(name);
    if (value == null) {
      return otherwise;
    }
    if (!NUMBER.matcher(value).matches()) {
      throw new InputException(
          Text.format(
              "%s is '%s'; it must be a number such as %s=%s",
              name, value, name, name.startsWith("elo") ? "5" : "0.05"));
    }
    // Adding 0 makes a plain zero of -0.
    return Double.parseDouble(value) + 0.0;
  }

  private EloModel model() {
    String value = settings.getOrDefault("model", EloModel.LOGISTIC.word());
    List<String> known = new ArrayList<>();
    for (EloModel model : EloModel.values()) {
      known.add(model.word());
      // Those who come from other tools write it with a z.
      if (value.toLowerCase(Locale.ROOT).replace('z', 's').equals(model.word())) {
        return model;
      }
    }
    throw new InputException(
        Text.format("there is no model '%s'%s", value, Nearest.hint(value, known)));
  }
}
