package games.oxo.session.json;

import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;

/** A JSON object whose fields keep the order in which they were put. */
public final class JsonObject extends LinkedHashMap<String, @Nullable Object> {
  private static final long serialVersionUID = 1L;

  /** Adds a field, and returns the object for the next one. */
  public JsonObject with(String name, @Nullable Object value) {
    put(name, value);
    return this;
  }
}
