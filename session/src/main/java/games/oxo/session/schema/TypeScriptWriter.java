package games.oxo.session.schema;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The types of requests and answers as declarations in TypeScript. */
public final class TypeScriptWriter {
  private final Map<String, String> declared = new LinkedHashMap<>();

  private TypeScriptWriter() {}

  /**
   * A module with a type for every named object, and with the fields and the answer of every
   * request in {@code Requests}.
   *
   * @param heading a comment for the top of the file, without its marks
   * @param place the fields of a place
   */
  public static String module(
      String heading, ApiShape<?> place, List<ApiOperation> operations, List<ApiType<?>> others) {
    TypeScriptWriter writer = new TypeScriptWriter();
    writer.type(place);
    others.forEach(writer::type);
    StringBuilder requests = new StringBuilder();
    for (ApiOperation operation : operations) {
      requests.append("  ").append(comment(operation.summary()));
      requests.append("\n  ").append(operation.name()).append(": [");
      requests.append(writer.fields(operation, place)).append(", ");
      requests.append(writer.type(operation.answer())).append("];\n");
    }
    return comment(heading)
        + "\n\n"
        + String.join("\n\n", writer.declared.values())
        + "\n\n/** Each request with its fields and its answer. */\nexport interface Requests {\n"
        + requests
        + "}\n\n/** Requests with several answers; the last one has \"final\": true. */\n"
        + "export const STREAMED: readonly RequestName[] = ["
        + operations.stream()
            .filter(ApiOperation::streamed)
            .map(each -> quoted(each.name()))
            .collect(Collectors.joining(", "))
        + "];\n\nexport type RequestName = keyof Requests;\n"
        + "export type Fields<R extends RequestName> = Requests[R][0];\n"
        + "export type Answer<R extends RequestName> = Requests[R][1];\n";
  }

  private String fields(ApiOperation operation, ApiShape<?> place) {
    boolean own = !operation.fields().isEmpty();
    String fields = own ? inline(operation.fields()) : "{}";
    return !operation.place() ? fields : own ? place.name() + " & " + fields : place.name();
  }

  /** How a type is written where it is used; one with a name is declared at the first use. */
  private String type(ApiType<?> type) {
    if (type instanceof ApiType.By<?, ?> by) {
      return type(by.type());
    }
    if (type instanceof ApiType.OrNull<?> nullable) {
      return type(nullable.type()) + " | null";
    }
    if (type instanceof ApiType.ListOf<?> list) {
      String element = type(list.element());
      return (element.contains(" | ") && !element.startsWith("{") ? "(" + element + ")" : element)
          + "[]";
    }
    if (type instanceof ApiType.Tuple<?> tuple) {
      String element = type(tuple.element());
      return "[" + String.join(", ", Collections.nCopies(tuple.size(), element)) + "]";
    }
    if (type instanceof ApiType.Dictionary<?> dictionary) {
      return "Record<string, " + type(dictionary.element()) + ">";
    }
    if (type instanceof ApiShape<?> shape) {
      return shape.name().isEmpty() ? inline(shape.fields()) : declare(shape);
    }
    if (type instanceof ApiUnion<?> union) {
      return declare(union);
    }
    return plain(type);
  }

  private String plain(ApiType<?> type) {
    if (type instanceof ApiType.Words words) {
      String list =
          words.words().stream().map(TypeScriptWriter::quoted).collect(Collectors.joining(" | "));
      if (words.name().isEmpty()) {
        return list;
      }
      declared.putIfAbsent(words.name(), "export type " + words.name() + " = " + list + ";");
      return words.name();
    }
    return switch (((ApiType.Plain<?>) type).kind()) {
      case TEXT -> "string";
      case WHOLE, NUMBER -> "number";
      case FLAG -> "boolean";
    };
  }

  private String declare(ApiShape<?> shape) {
    if (!declared.containsKey(shape.name())) {
      StringBuilder text = new StringBuilder(comment(shape.summary()));
      text.append("\nexport interface ").append(shape.name()).append(" {\n");
      for (ApiField field : shape.fields()) {
        if (!field.summary().isEmpty()) {
          text.append("  ").append(comment(field.summary())).append('\n');
        }
        text.append("  ").append(member(field)).append(";\n");
      }
      declared.put(shape.name(), text.append("}").toString());
    }
    return shape.name();
  }

  private <T> String declare(ApiUnion<T> union) {
    if (!declared.containsKey(union.name())) {
      StringBuilder text = new StringBuilder(comment(union.summary()));
      text.append("\nexport type ").append(union.name()).append(" =");
      for (ApiUnion.Case<T, ?> each : union.cases()) {
        text.append("\n  | { ").append(union.tag()).append(": ").append(quoted(each.word()));
        union.fields(each).forEach(field -> text.append("; ").append(member(field)));
        text.append(" }");
      }
      declared.put(union.name(), text.append(";").toString());
    }
    return union.name();
  }

  private String inline(List<ApiField> fields) {
    return fields.stream().map(this::member).collect(Collectors.joining("; ", "{ ", " }"));
  }

  private String member(ApiField field) {
    return field.name() + (field.optional() ? "?: " : ": ") + type(field.type());
  }

  private static String comment(String text) {
    return "/** " + text + " */";
  }

  private static String quoted(String word) {
    return "\"" + word + "\"";
  }
}
