package games.oxo.session.json;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes JSON on one line from maps, lists, strings, numbers, booleans and null. */
public final class Json {
  private static final String HEX = "0123456789abcdef";

  private Json() {}

  /** An object whose fields keep their order: name, value, name, value. */
  public static Map<String, @Nullable Object> object(@Nullable Object... namesAndValues) {
    if (namesAndValues.length % 2 != 0) {
      throw new IllegalArgumentException("the last name has no value");
    }
    Map<String, @Nullable Object> object = new JsonObject();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      object.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
    }
    return object;
  }

  /** The text of a value. */
  public static String write(@Nullable Object value) {
    StringBuilder text = new StringBuilder();
    append(value, text);
    return text.toString();
  }

  private static void append(@Nullable Object value, StringBuilder text) {
    if (value instanceof Map<?, ?> map) {
      String comma = "{";
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        text.append(comma);
        append(String.valueOf(entry.getKey()), text);
        text.append(':');
        append(entry.getValue(), text);
        comma = ",";
      }
      text.append(map.isEmpty() ? "{}" : "}");
    } else if (value instanceof List<?> list) {
      String comma = "[";
      for (Object element : list) {
        text.append(comma);
        append(element, text);
        comma = ",";
      }
      text.append(list.isEmpty() ? "[]" : "]");
    } else if (value == null || value instanceof Number || value instanceof Boolean) {
      text.append(value);
    } else {
      quote(value.toString(), text);
    }
  }

  private static void quote(String value, StringBuilder text) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"', '\\' -> text.append('\\').append(c);
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> {
          if (c < ' ' || isHalf(value, i)) {
            escape(c, text);
          } else {
            text.append(c);
          }
        }
      }
    }
    text.append('"');
  }

  /** Whether half a character stands alone, which would not survive as UTF-8. */
  private static boolean isHalf(String value, int at) {
    char c = value.charAt(at);
    if (!Character.isSurrogate(c)) {
      return false;
    }
    int other = Character.isHighSurrogate(c) ? at + 1 : at - 1;
    return other < 0
        || other >= value.length()
        || !Character.isSurrogatePair(
            value.charAt(Math.min(at, other)), value.charAt(Math.max(at, other)));
  }

  private static void escape(char c, StringBuilder text) {
    text.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      text.append(HEX.charAt(c >> shift & 15));
    }
  }
}
