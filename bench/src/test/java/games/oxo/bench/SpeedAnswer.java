package games.oxo.bench;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The answer to a request, and how long it took.
 *
 * @param millis of processor time
 * @param work nodes, or simulations where there are none
 */
record SpeedAnswer(double millis, long work, String result) {
  static SpeedAnswer of(double millis, Map<String, ? extends @Nullable Object> answer) {
    if (answer.containsKey("error")) {
      throw new IllegalStateException(String.valueOf(answer.get("error")));
    }
    long nodes = number(answer, "nodes");
    long work = nodes > 0 ? nodes : number(answer, "simulations");
    // Nodes of solutions are not compared: those of TicTacTrains were seen to differ by one.
    String counted = answer.containsKey("engine") ? work + " " : "";
    return new SpeedAnswer(
        millis, work, counted + answer.get("best") + " " + plain(answer.get("value")));
  }

  private static long number(Map<String, ? extends @Nullable Object> answer, String key) {
    return answer.get(key) instanceof Number number ? number.longValue() : 0;
  }

  /** A value with all its numbers as fractions: a browser writes 2 for 2.0. */
  private static String plain(@Nullable Object value) {
    Map<String, @Nullable Object> parts = new TreeMap<>();
    if (value instanceof Map<?, ?> fields) {
      fields.forEach(
          (name, part) ->
              parts.put(
                  String.valueOf(name),
                  part instanceof Number number ? (Object) number.doubleValue() : part));
    }
    return parts.toString();
  }
}
