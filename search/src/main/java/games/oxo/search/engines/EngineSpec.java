package games.oxo.search.engines;

import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * An engine as a person asks for it: {@code alphabeta}, {@code mcts:simulations=1000,policy=sharp},
 * {@code level7} or {@code level=7}.
 *
 * @param options in the order given; a word without a value stands for {@code true}
 */
public record EngineSpec(String name, Map<String, String> options) {
  public EngineSpec {
    options = Map.copyOf(options);
  }

  /**
   * Reads a specification.
   *
   * @throws InputException when it has not that form
   */
  public static EngineSpec parse(String text) {
    int colon = text.indexOf(':');
    String name =
        (colon < 0 ? text : text.substring(0, colon))
            .strip()
            .toLowerCase(Locale.ROOT)
            .replaceFirst("^level *= *", "level");
    Map<String, String> options = new LinkedHashMap<>();
    if (colon >= 0) {
      for (String part : text.substring(colon + 1).split(",", -1)) {
        int equals = part.indexOf('=');
        String key = (equals < 0 ? part : part.substring(0, equals)).strip();
        if (key.isEmpty()) {
          throw new InputException(
              "'%s' is not an engine; it is a name, or name:key=value,key=value".formatted(text));
        }
        if (options.put(key, equals < 0 ? "true" : part.substring(equals + 1).strip()) != null) {
          throw new InputException("the engine '%s' has '%s' twice".formatted(text, key));
        }
      }
    }
    return new EngineSpec(name, options);
  }

  /** Refuses options that the engine does not have. */
  void allow(List<String> known) {
    for (String key : options.keySet()) {
      if (!known.contains(key)) {
        throw new InputException(
            "the engine '%s' has no option '%s'%s"
                .formatted(name, key, Nearest.hint(key, known.stream().sorted().toList())));
      }
    }
  }

  long number(String key, long least, long most, long otherwise) {
    String value = options.get(key);
    if (value == null) {
      return otherwise;
    }
    if (value.matches("[0-9]{1,18}")) {
      long number = Long.parseLong(value);
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw new InputException(
        "%s:%s is '%s'; it must be a whole number from %d to %d"
            .formatted(name, key, value, least, most));
  }

  String word(String key, List<String> allowed, String otherwise) {
    String value = options.getOrDefault(key, otherwise);
    if (!allowed.contains(value)) {
      throw new InputException(
          "%s:%s is '%s'%s".formatted(name, key, value, Nearest.hint(value, allowed)));
    }
    return value;
  }

  boolean flag(String key, boolean otherwise) {
    return word(key, List.of("true", "false"), Boolean.toString(otherwise)).equals("true");
  }
}
