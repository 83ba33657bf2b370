package games.oxo.session.request;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of a request as they were sent; unknown ones are ignored. */
record Asked(Map<?, ?> json) {
  /** What a request says. */
  <V> V get(Parameter<V> parameter) {
    return parameter.read(this);
  }

  /** A field as it was sent; null if it is missing. */
  @Nullable Object value(String name) {
    return json.get(name);
  }
}
