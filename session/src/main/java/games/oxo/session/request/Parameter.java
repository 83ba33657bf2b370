package games.oxo.session.request;

import games.oxo.game.input.InputException;
import games.oxo.game.input.Names;
import games.oxo.game.words.Text;
import games.oxo.session.schema.ApiField;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.schema.ApiType;
import games.oxo.session.schema.ApiTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a request can say: the declaration of a field, what it usually is, and how it is read. Some
 * consist of several fields.
 *
 * @param <V> what is read
 */
final class Parameter<V> {
  private final List<ApiField> fields;
  private final Function<Asked, V> reader;

  /**
   * @param reader throws an {@link InputException} when a field is missing or is not what it must
   *     be
   */
  Parameter(List<ApiField> fields, Function<Asked, V> reader) {
    this.fields = List.copyOf(fields);
    this.reader = reader;
  }

  /** The declarations of its fields. */
  List<ApiField> fields() {
    return fields;
  }

  /** What a request says. */
  V read(Asked asked) {
    return reader.apply(asked);
  }

  /** A text of any length that must be there. */
  static Parameter<String> text(String name, String meaning) {
    return new Parameter<>(
        List.of(new ApiField(name, ApiTypes.TEXT, false, meaning)), asked -> text(asked, name));
  }

  /** A text of any length. */
  static Parameter<@Nullable String> textOrNull(String name, String meaning) {
    return optional(name, ApiTypes.TEXT, meaning, asked -> textOrNull(asked, name));
  }

  /** A name or a move, which must be there. */
  static Parameter<String> name(String name, String meaning) {
    return new Parameter<>(
        List.of(new ApiField(name, ApiTypes.TEXT, false, meaning)),
        asked -> checked(name, text(asked, name)));
  }

  /** A name. */
  static Parameter<String> name(String name, String meaning, String usual) {
    return optional(
        name,
        ApiTypes.TEXT,
        meaning + "; usually " + usual,
        asked -> {
          String value = textOrNull(asked, name);
          return value == null ? usual : checked(name, value);
        });
  }

  /** A list of names or moves, usually empty. */
  static Parameter<List<String>> names(String name, String meaning) {
    return optional(
        name, ApiTypes.list(ApiTypes.TEXT), meaning, asked -> names(name, asked.value(name)));
  }

  /** A question, usually answered so. */
  static Parameter<Boolean> flag(String name, String meaning, boolean usual) {
    return optional(
        name,
        ApiTypes.FLAG,
        meaning + (usual ? "; usually true" : ""),
        asked -> {
          Object value = asked.value(name);
          if (value != null && !(value instanceof Boolean)) {
            throw wrong(name, "true or false");
          }
          return value == null ? usual : (Boolean) value;
        });
  }

  /** A whole number from 0 on whose usual value is not worth a word. */
  static Parameter<Long> number(String name, String meaning, long most) {
    return optional(name, ApiTypes.WHOLE, meaning, asked -> number(asked, name, most, 0));
  }

  /** A whole number from 0 on. */
  static Parameter<Long> number(String name, String meaning, long most, long usual) {
    return optional(
        name,
        ApiTypes.WHOLE,
        meaning + (meaning.isEmpty() ? "" : "; ") + "usually " + usual,
        asked -> number(asked, name, most, usual));
  }

  /** An object with fields of its own, none of which must be there. */
  static <V> Parameter<V> object(
      ApiShape<?> type, String name, String meaning, Function<Asked, V> reader) {
    return optional(
        name,
        type,
        meaning,
        asked -> {
          Object value = asked.value(name);
          if (value != null && !(value instanceof Map<?, ?>)) {
            throw wrong(name, "an object");
          }
          return reader.apply(new Asked(value instanceof Map<?, ?> map ? map : Map.of()));
        });
  }

  /** The declaration of an object with these fields. */
  static ApiShape<Object> shape(String name, String summary, List<? extends Parameter<?>> parts) {
    List<ApiShape.Member<Object>> members = new ArrayList<>();
    for (Parameter<?> part : parts) {
      part.fields.forEach(
          each -> members.add(new ApiShape.Member<>(each, any -> false, any -> any)));
    }
    return new ApiShape<>(name, summary, members);
  }

  private static <V> Parameter<V> optional(
      String name, ApiType<?> type, String meaning, Function<Asked, V> reader) {
    return new Parameter<>(List.of(new ApiField(name, type, true, meaning)), reader);
  }

  private static @Nullable String textOrNull(Asked asked, String name) {
    Object value = asked.value(name);
    if (value == null || value instanceof String) {
      return (String) value;
    }
    throw wrong(name, "a text");
  }

  private static String text(Asked asked, String name) {
    String value = textOrNull(asked, name);
    if (value == null) {
      throw new InputException(Text.format("the request has no '%s'", name));
    }
    return value;
  }

  private static List<String> names(String name, @Nullable Object value) {
    if (value == null) {
      return List.of();
    }
    List<String> names = new ArrayList<>();
    if (value instanceof List<?> list) {
      for (Object each : list) {
        if (each instanceof String text) {
          names.add(checked(name, text));
        }
      }
      if (names.size() == list.size()) {
        return names;
      }
    }
    throw wrong(name, "a list of strings");
  }

  private static String checked(String name, String value) {
    Names.fault("'" + name + "'", value)
        .ifPresent(
            fault -> {
              throw fault;
            });
    return value;
  }

  private static long number(Asked asked, String name, long most, long usual) {
    Object value = asked.value(name);
    if (value == null) {
      return usual;
    }
    if (value instanceof Long number && number >= 0 && number <= most) {
      return number;
    }
    throw wrong(name, "a whole number from 0 to " + most);
  }

  private static InputException wrong(String name, String wanted) {
    return new InputException(Text.format("'%s' must be %s", name, wanted));
  }
}
