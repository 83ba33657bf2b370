package games.oxo.search.engines;

import games.oxo.search.Limits;
import java.util.List;
import java.util.Map;

/** The validated values of an engine's options: the given ones and the defaults. */
final class OptionValues {
  private final List<EngineOption> options;
  private final Map<String, String> given;

  OptionValues(List<EngineOption> options, Map<String, String> given) {
    this.options = options;
    this.given = given;
  }

  /** A whole number, 0 when it was not given. */
  long number(String name) {
    return Long.parseLong(given.getOrDefault(name, "0"));
  }

  String word(String name) {
    String value = given.get(name);
    return value != null
        ? value
        : options.stream()
            .filter(option -> option.name().equals(name))
            .map(EngineOption::usual)
            .findFirst()
            .orElseThrow();
  }

  boolean flag(String name, boolean otherwise) {
    return Boolean.parseBoolean(given.getOrDefault(name, Boolean.toString(otherwise)));
  }

  /** How much more time the first moves get. */
  OpeningTime openingTime() {
    String text = given.get(EngineOption.TIME_FIRST);
    return text == null ? OpeningTime.NONE : OpeningTime.read(text);
  }

  /** The limits among the options. */
  Limits limits() {
    return new Limits(limit("time"), (int) limit("depth"), limit("nodes"), limit("simulations"));
  }

  private long limit(String name) {
    boolean isLimit =
        options.stream()
            .anyMatch(
                option ->
                    option instanceof EngineOption.WholeNumber number
                        && number.isLimit()
                        && number.name().equals(name));
    return isLimit ? number(name) : 0;
  }
}
