package games.oxo.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;

/** Reads the documents of pages, as the script in them does. */
final class Documents {
  private static final String DATA = "id=\"data\">";

  private Documents() {}

  /** The document that stands in a page. */
  static JsonNode of(String html) {
    int from = html.indexOf(DATA) + DATA.length();
    return read(html.substring(from, html.indexOf("</script>", from)));
  }

  static JsonNode of(DataPage page) {
    return of(page.html());
  }

  private static JsonNode read(String json) {
    try {
      return new JsonMapper().readTree(json);
    } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  /** All blocks of a type, wherever they stand, in order. */
  static List<JsonNode> all(JsonNode document, String type) {
    List<JsonNode> found = new ArrayList<>();
    for (JsonNode block : document.path("blocks")) {
      if (block.path("type").asText().equals(type)) {
        found.add(block);
      }
      found.addAll(all(block, type));
    }
    return found;
  }

  static List<String> headings(JsonNode document) {
    return all(document, "section").stream().map(each -> each.get("heading").asText()).toList();
  }

  static JsonNode section(JsonNode document, String heading) {
    return all(document, "section").stream()
        .filter(each -> each.get("heading").asText().equals(heading))
        .findFirst()
        .orElseThrow();
  }

  /** The rows of the first table below a heading, as texts with bars between. */
  static List<String> table(JsonNode document, String heading) {
    JsonNode table = all(section(document, heading), "table").get(0);
    List<String> rows = new ArrayList<>();
    List<String> heads = new ArrayList<>();
    table.get("columns").forEach(column -> heads.add(column.get("title").asText()));
    rows.add(String.join("|", heads));
    for (JsonNode row : table.get("rows")) {
      List<String> texts = new ArrayList<>();
      row.forEach(
          cell ->
              texts.add(
                  cell.isTextual()
                      ? cell.asText()
                      : cell.get("text").asText() + cell.get("note").asText()));
      rows.add(String.join("|", texts));
    }
    return rows;
  }

  static List<String> facts(JsonNode document) {
    List<String> values = new ArrayList<>();
    for (JsonNode block : all(document, "facts")) {
      block.get("facts").forEach(fact -> values.add(fact.get(1).asText()));
    }
    return values;
  }

  static List<JsonNode> charts(JsonNode document) {
    return all(document, "chart").stream().map(each -> each.get("chart")).toList();
  }
}
