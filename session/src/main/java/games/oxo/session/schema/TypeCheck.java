package games.oxo.session.schema;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares JSON values with their types: no field may be missing, undeclared, or of another type.
 */
public final class TypeCheck {
  private final List<String> faults = new ArrayList<>();

  private TypeCheck() {}

  /** What is wrong with a value, each fault with its place in the value; empty if nothing is. */
  public static List<String> faults(ApiType type, @Nullable Object value) {
    TypeCheck check = new TypeCheck();
    check.value(type, value, "");
    return check.faults;
  }

  private void value(ApiType type, @Nullable Object value, String at) {
    if (type instanceof ApiType.OrNull nullable) {
      if (value != null) {
        value(nullable.type(), value, at);
      }
    } else if (type instanceof ApiType.ListOf list) {
      elements(list.element(), value, at);
    } else if (type instanceof ApiType.Tuple tuple) {
      elements(tuple.element(), value, at);
      require(value instanceof List<?> given && given.size() == tuple.size(), at, "its size");
    } else if (type instanceof ApiType.Dictionary dictionary) {
      require(value instanceof Map<?, ?>, at, "an object");
      if (value instanceof Map<?, ?> map) {
        map.forEach((key, each) -> value(dictionary.element(), each, at + "." + key));
      }
    } else if (type instanceof ApiType.Struct struct) {
      object(struct.fields(), value, at);
    } else if (type instanceof ApiType.Union union) {
      union(union, value, at);
    } else {
      plain(type, value, at);
    }
  }

  private void plain(ApiType type, @Nullable Object value, String at) {
    if (type instanceof ApiType.Numeric number) {
      boolean whole = value instanceof Integer || value instanceof Long;
      require(whole || (!number.whole() && value instanceof Double), at, "a number");
    } else if (type instanceof ApiType.Flag) {
      require(value instanceof Boolean, at, "true or false");
    } else if (type instanceof ApiType.Words words) {
      require(value instanceof String text && words.words().contains(text), at, "a known word");
    } else {
      require(value instanceof String, at, "text");
    }
  }

  private void elements(ApiType element, @Nullable Object value, String at) {
    require(value instanceof List<?>, at, "a list");
    if (value instanceof List<?> list) {
      for (int i = 0; i < list.size(); i++) {
        value(element, list.get(i), at + "[" + i + "]");
      }
    }
  }

  private void union(ApiType.Union union, @Nullable Object value, String at) {
    Object word = value instanceof Map<?, ?> map ? map.get(union.tag()) : null;
    for (ApiType.Case each : union.cases()) {
      if (each.word().equals(word)) {
        List<ApiField> fields = new ArrayList<>(each.fields());
        fields.add(ApiField.field(union.tag(), ApiType.TEXT));
        object(fields, value, at);
        return;
      }
    }
    require(false, at, "an object with a known '" + union.tag() + "'");
  }

  private void object(List<ApiField> fields, @Nullable Object value, String at) {
    require(value instanceof Map<?, ?>, at, "an object");
    if (!(value instanceof Map<?, ?> map)) {
      return;
    }
    Set<Object> undeclared = new LinkedHashSet<>(map.keySet());
    for (ApiField field : fields) {
      undeclared.remove(field.name());
      boolean there = map.containsKey(field.name());
      require(there || field.optional(), at + "." + field.name(), "there");
      if (there) {
        value(field.type(), map.get(field.name()), at + "." + field.name());
      }
    }
    undeclared.forEach(name -> faults.add(at + "." + name + " is not declared"));
  }

  private void require(boolean holds, String at, String what) {
    if (!holds) {
      faults.add((at.isEmpty() ? "the value" : at) + " is not " + what);
    }
  }
}
