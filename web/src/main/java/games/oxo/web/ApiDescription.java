package games.oxo.web;

import games.oxo.session.json.Json;
import games.oxo.session.request.ApiSchema;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The OpenAPI description of the server: the requests of the API, and what else it answers. */
final class ApiDescription {
  /** Its own address. */
  static final String PATH = "/api/openapi.json";

  private ApiDescription() {}

  private static final String JSON = write();

  static String json() {
    return JSON;
  }

  private static String write() {
    Map<String, @Nullable Object> description = new LinkedHashMap<>(ApiSchema.openApi());
    Map<String, @Nullable Object> paths = new LinkedHashMap<>();
    if (description.get("paths") instanceof Map<?, ?> posts) {
      posts.forEach((path, what) -> paths.put(String.valueOf(path), what));
    }
    paths.put(PATH, get("This description.", Exchange.JSON, "object"));
    paths.put(RequestHandler.HEALTH, get("Whether the server is up.", "text/plain", "string"));
    paths.put(RequestHandler.METRICS, get("Figures for Prometheus.", "text/plain", "string"));
    description.put("paths", paths);
    return Json.write(description);
  }

  private static Map<String, @Nullable Object> get(String summary, String media, String type) {
    Map<String, @Nullable Object> content =
        Json.object(media, Json.object("schema", Json.object("type", type)));
    Map<String, @Nullable Object> answer =
        Json.object("description", "the answer", "content", content);
    return Json.object(
        "get", Json.object("summary", summary, "responses", Json.object("200", answer)));
  }
}
