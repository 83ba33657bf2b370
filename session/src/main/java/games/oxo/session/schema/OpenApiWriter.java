package games.oxo.session.schema;

import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The OpenAPI 3.1 description of the API over HTTP: each request is a {@code POST} of its fields to
 * {@code /api/NAME}.
 */
public final class OpenApiWriter {
  private final Map<String, @Nullable Object> schemas = new LinkedHashMap<>();

  private OpenApiWriter() {}

  /**
   * The whole description as a JSON object.
   *
   * @param place the fields of a place
   * @param error the answer to a request that cannot be answered
   * @param errors the HTTP statuses that come with it, and what they mean
   */
  public static Map<String, @Nullable Object> describe(
      ApiShape<?> place,
      ApiShape<?> error,
      Map<String, String> errors,
      List<ApiOperation> operations) {
    OpenApiWriter writer = new OpenApiWriter();
    Map<String, @Nullable Object> failures = new LinkedHashMap<>();
    errors.forEach(
        (status, meaning) ->
            failures.put(
                status, response(meaning, Json.object("application/json", writer.media(error)))));
    Map<String, @Nullable Object> paths = new LinkedHashMap<>();
    for (ApiOperation each : operations) {
      paths.put("/api/" + each.name(), Json.object("post", writer.post(each, place, failures)));
    }
    return Json.object(
        "openapi",
        "3.1.0",
        "info",
        Json.object(
            "title", "OXO",
            "version", "1",
            "description", "Games that grew out of noughts and crosses"),
        "paths",
        paths,
        "components",
        Json.object("schemas", writer.schemas));
  }

  private Map<String, @Nullable Object> post(
      ApiOperation operation, ApiShape<?> place, Map<String, @Nullable Object> failures) {
    List<ApiField> fields = new ArrayList<>(operation.place() ? place.fields() : List.of());
    fields.addAll(operation.fields());
    Map<String, @Nullable Object> content =
        Json.object("application/json", media(operation.answer()));
    if (operation.streamed()) {
      content.put(
          "text/event-stream",
          Json.object(
              "schema",
              Json.object(
                  "type",
                  "string",
                  "description",
                  "events 'queued' with the place in the queue, then 'answer' with this JSON")));
    }
    Map<String, @Nullable Object> responses = Json.object();
    responses.put(
        "200",
        response(operation.streamed() ? "the last answer, or all of them" : "the answer", content));
    responses.putAll(failures);
    return Json.object(
        "operationId",
        operation.name(),
        "summary",
        operation.summary(),
        "requestBody",
        Json.object(
            "required",
            true,
            "content",
            Json.object("application/json", Json.object("schema", object(fields)))),
        "responses",
        responses);
  }

  private static Map<String, @Nullable Object> response(
      String meaning, Map<String, @Nullable Object> content) {
    return Json.object("description", meaning, "content", content);
  }

  private Map<String, @Nullable Object> media(ApiType<?> type) {
    return Json.object("schema", type(type));
  }

  private Map<String, @Nullable Object> type(ApiType<?> type) {
    if (type instanceof ApiType.By<?, ?> by) {
      return type(by.type());
    }
    if (type instanceof ApiType.OrNull<?> nullable) {
      return Json.object("anyOf", List.of(type(nullable.type()), Json.object("type", "null")));
    }
    if (type instanceof ApiType.ListOf<?> list) {
      return Json.object("type", "array", "items", type(list.element()));
    }
    if (type instanceof ApiType.Tuple<?> tuple) {
      return Json.object(
          "type", "array",
          "items", type(tuple.element()),
          "minItems", tuple.size(),
          "maxItems", tuple.size());
    }
    if (type instanceof ApiType.Dictionary<?> dictionary) {
      return Json.object("type", "object", "additionalProperties", type(dictionary.element()));
    }
    if (type instanceof ApiShape<?> shape) {
      return shape.name().isEmpty()
          ? object(shape.fields())
          : named(shape.name(), shape.summary(), object(shape.fields()));
    }
    if (type instanceof ApiUnion<?> union) {
      return named(union.name(), union.summary(), Json.object("oneOf", cases(union)));
    }
    return plain(type);
  }

  private <T> List<Map<String, @Nullable Object>> cases(ApiUnion<T> union) {
    List<Map<String, @Nullable Object>> cases = new ArrayList<>();
    for (ApiUnion.Case<T, ?> each : union.cases()) {
      List<ApiField> fields = new ArrayList<>();
      fields.add(new ApiField(union.tag(), ApiTypes.words(each.word()), false, ""));
      fields.addAll(union.fields(each));
      cases.add(object(fields));
    }
    return cases;
  }

  private static Map<String, @Nullable Object> plain(ApiType<?> type) {
    if (type instanceof ApiType.Words words) {
      return Json.object("type", "string", "enum", words.words());
    }
    return Json.object(
        "type",
        switch (((ApiType.Plain<?>) type).kind()) {
          case TEXT -> "string";
          case WHOLE -> "integer";
          case NUMBER -> "number";
          case FLAG -> "boolean";
        });
  }

  private Map<String, @Nullable Object> named(
      String name, String summary, Map<String, @Nullable Object> schema) {
    if (!schemas.containsKey(name)) {
      Map<String, @Nullable Object> described = Json.object("description", summary);
      described.putAll(schema);
      schemas.put(name, described);
    }
    return Json.object("$ref", "#/components/schemas/" + name);
  }

  private Map<String, @Nullable Object> object(List<ApiField> fields) {
    Map<String, @Nullable Object> properties = new LinkedHashMap<>();
    List<String> required = new ArrayList<>();
    for (ApiField field : fields) {
      Map<String, @Nullable Object> property = type(field.type());
      if (!field.summary().isEmpty()) {
        property.put("description", field.summary());
      }
      properties.put(field.name(), property);
      if (!field.optional()) {
        required.add(field.name());
      }
    }
    return Json.object("type", "object", "properties", properties, "required", required);
  }
}
