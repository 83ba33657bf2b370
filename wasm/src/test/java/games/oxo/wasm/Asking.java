package games.oxo.wasm;

import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import games.oxo.web.browser.Screen;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Requests from scripts in the page to its engine. */
final class Asking {
  /** The last answers, in order; the workers share the work. */
  private static final String ALL =
      """
      async (text) => JSON.stringify({
        answers: await Promise.all(JSON.parse(text).requests.map(({ request, ...fields }) =>
          oxo.call(request, fields).done.catch(({ message, line }) => (
            line === null ? { error: message } : { error: message, line })))),
      })
      """;

  private Asking() {}

  static Map<String, @Nullable Object> request(String request, @Nullable Object... fields) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>(Json.object(fields));
    json.put("request", request);
    return json;
  }

  /** The last answers to requests, in their order. */
  static List<?> all(Screen screen, List<Map<String, @Nullable Object>> requests) {
    Object text = screen.page().evaluate(ALL, Json.write(Json.object("requests", requests)));
    Object answers = JsonReader.readObject(String.valueOf(text), Integer.MAX_VALUE).get("answers");
    return (List<?>) answers;
  }
}
