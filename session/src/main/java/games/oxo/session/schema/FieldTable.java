package games.oxo.session.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The fields of objects as tables in Markdown. */
public final class FieldTable {
  private FieldTable() {}

  /** The tables of all objects and unions with a name that are part of some types. */
  public static Map<String, List<String>> ofAll(List<? extends ApiType<?>> types) {
    Map<String, List<String>> tables = new LinkedHashMap<>();
    types.forEach(each -> collect(each, tables));
    return tables;
  }

  private static void collect(ApiType<?> type, Map<String, List<String>> tables) {
    if (type instanceof ApiType.By<?, ?> by) {
      collect(by.type(), tables);
    } else if (type instanceof ApiType.OrNull<?> nullable) {
      collect(nullable.type(), tables);
    } else if (type instanceof ApiType.ListOf<?> list) {
      collect(list.element(), tables);
    } else if (type instanceof ApiType.Dictionary<?> dictionary) {
      collect(dictionary.element(), tables);
    } else if (type instanceof ApiUnion<?> union) {
      tables.put(union.name(), of(union));
    } else if (type instanceof ApiShape<?> shape) {
      if (!shape.name().isEmpty()) {
        tables.put(shape.name(), of(shape));
      }
      shape.fields().forEach(each -> collect(each.type(), tables));
    }
  }

  /** The lines of a table of the fields. */
  public static List<String> of(ApiShape<?> shape) {
    List<String> lines = new ArrayList<>(List.of("| field | type | meaning |", "|---|---|---|"));
    for (ApiField field : shape.fields()) {
      String type = field.optional() ? or(type(field.type()), "absent") : type(field.type());
      String meaning = field.summary().isEmpty() ? "" : " " + field.summary();
      lines.add("| `" + field.name() + "` | " + type + " |" + meaning + " |");
    }
    return lines;
  }

  /** The lines of a table of the cases; fields that all of them have are left out. */
  public static <T> List<String> of(ApiUnion<T> union) {
    List<String> lines = new ArrayList<>();
    lines.add("| `" + union.tag() + "` | other fields | meaning |");
    lines.add("|---|---|---|");
    for (ApiUnion.Case<T, ?> each : union.cases()) {
      String fields = names(each.shape());
      String gap = fields.isEmpty() ? "" : " " + fields;
      lines.add("| `" + each.word() + "` |" + gap + " | " + each.meaning() + " |");
    }
    return lines;
  }

  /** A type in words. */
  static String type(ApiType<?> type) {
    if (type instanceof ApiType.By<?, ?> by) {
      return type(by.type());
    }
    if (type instanceof ApiType.OrNull<?> nullable) {
      return or(type(nullable.type()), "null");
    }
    if (type instanceof ApiType.ListOf<?> list) {
      return "list of " + plural(type(list.element()));
    }
    if (type instanceof ApiType.Tuple<?> tuple) {
      return tuple.size() + " " + plural(type(tuple.element()));
    }
    if (type instanceof ApiType.Words words) {
      return words.words().stream()
          .map(word -> "`\"" + word + "\"`")
          .collect(Collectors.joining(" or "));
    }
    if (type instanceof ApiShape<?> shape) {
      return shape.name().isEmpty() ? "object with " + names(shape) : shape.name();
    }
    if (type instanceof ApiUnion<?> union) {
      return union.name();
    }
    return type instanceof ApiType.Plain<?> plain ? name(plain.kind()) : "object";
  }

  private static String names(ApiShape<?> shape) {
    return shape.fields().stream()
        .map(each -> "`" + each.name() + "`")
        .collect(Collectors.joining(", "));
  }

  private static String name(ApiType.Kind kind) {
    return switch (kind) {
      case TEXT -> "text";
      case WHOLE -> "whole number";
      case NUMBER -> "number";
      case FLAG -> "true or false";
    };
  }

  private static String or(String type, String other) {
    return type + (type.contains(", ") ? ", or " : " or ") + other;
  }

  private static String plural(String type) {
    if (type.startsWith("list of ") || type.startsWith("object with ")) {
      return type.replaceFirst(" ", "s ");
    }
    return switch (type) {
      case "text" -> "texts";
      case "number" -> "numbers";
      case "whole number" -> "whole numbers";
      case "whole number or null" -> "whole numbers or nulls";
      case "2 numbers" -> "pairs of numbers";
      default -> type;
    };
  }
}
