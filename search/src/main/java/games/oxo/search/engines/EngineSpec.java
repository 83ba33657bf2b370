package games.oxo.search.engines;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.Serializable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * An engine as the user writes it: {@code alphabeta}, {@code mcts:simulations=1000,policy=sharp},
 * {@code level7} or {@code level=7}.
 *
 * @param options in the order given; a word without a value means {@code true}
 */
public record EngineSpec(String name, Map<String, String> options) implements Serializable {
  public EngineSpec {
    // Not Map.copyOf: as compiled for the browser, an empty copy cannot be asked.
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
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
              Text.format(
                  "'%s' is not an engine; write a name, or name:key=value,key=value", text));
        }
        if (options.put(key, equals < 0 ? "true" : part.substring(equals + 1).strip()) != null) {
          throw new InputException(
              Text.format("the engine '%s' has the option '%s' twice", text, key));
        }
      }
    }
    return new EngineSpec(name, options);
  }
}
