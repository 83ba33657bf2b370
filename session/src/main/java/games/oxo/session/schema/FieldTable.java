package games.oxo.session.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The fields of an object as a table in Markdown. */
public final class FieldTable {
  private FieldTable() {}

  /** The lines of the table. */
  public static List<String> of(ApiShape<?> shape) {
    List<String> lines = new ArrayList<>(List.of("| field | type | meaning |", "|---|---|---|"));
    for (ApiField field : shape.fields()) {
      String type = type(field.type()) + (field.optional() ? ", or absent" : "");
      String meaning = field.summary().isEmpty() ? "" : " " + field.summary();
      lines.add("| `" + field.name() + "` | " + type + " |" + meaning + " |");
    }
    return lines;
  }

  private static String type(ApiType<?> type) {
    if (type instanceof ApiType.By<?, ?> by) {
      return type(by.type());
    }
    if (type instanceof ApiType.OrNull<?> nullable) {
      return type(nullable.type()) + " or null";
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
      return shape.name().isEmpty() ? object(shape) : shape.name();
    }
    if (type instanceof ApiUnion<?> union) {
      return union.name();
    }
    return type instanceof ApiType.Plain<?> plain ? name(plain.kind()) : "object";
  }

  private static String object(ApiShape<?> shape) {
    return shape.fields().stream()
        .map(each -> "`" + each.name() + "`")
        .collect(Collectors.joining(", ", "object with ", ""));
  }

  private static String name(ApiType.Kind kind) {
    return switch (kind) {
      case TEXT -> "text";
      case WHOLE -> "whole number";
      case NUMBER -> "number";
      case FLAG -> "true or false";
    };
  }

  private static String plural(String type) {
    return switch (type) {
      case "text" -> "texts";
      case "number" -> "numbers";
      case "whole number" -> "whole numbers";
      case "whole number or null" -> "whole numbers or null";
      default -> type;
    };
  }
}
