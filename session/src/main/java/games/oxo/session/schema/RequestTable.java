package games.oxo.session.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Requests with their fields as a table in Markdown. */
public final class RequestTable {
  private RequestTable() {}

  /** The lines of the table. */
  public static List<String> of(List<ApiOperation> operations) {
    List<String> lines =
        new ArrayList<>(
            List.of("| request | fields | what it does | answer |", "|---|---|---|---|"));
    for (ApiOperation each : operations) {
      lines.add(
          "| `"
              + each.name()
              + "` |"
              + fields(each)
              + " | "
              + each.summary()
              + " | "
              + (each.streamed() ? "several times " : "")
              + answer(each.answer())
              + " |");
    }
    return lines;
  }

  private static String fields(ApiOperation operation) {
    List<String> fields = new ArrayList<>();
    if (operation.place()) {
      fields.add("a place");
    }
    for (ApiField field : operation.fields()) {
      String meaning = field.summary().isEmpty() ? "" : " (" + field.summary() + ")";
      fields.add("`" + field.name() + "`" + meaning);
    }
    return fields.isEmpty() ? "" : " " + String.join(", ", fields);
  }

  private static String answer(ApiType<?> type) {
    return type instanceof ApiShape<?> shape && shape.name().isEmpty()
        ? shape.fields().stream()
            .map(each -> "`" + each.name() + "`")
            .collect(Collectors.joining(", "))
        : FieldTable.type(type);
  }
}
