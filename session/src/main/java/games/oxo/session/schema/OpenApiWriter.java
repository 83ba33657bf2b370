package games.oxo.session.schema;

import games.oxo.session.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The OpenAPI 3.1 description of the API over HTTP: each request is a {@code POST} of its fields to
 * {@code /api/NAME}.
 */
public final class OpenApiWriter {
  private final JsonObject schemas = new JsonObject();

  private OpenApiWriter() {}

  /**
   * The whole description as a JSON object.
   *
   * @param place the fields of a place
   * @param error the answer to a request that cannot be answered
   * @param errors the HTTP statuses that come with it, and what they mean
   */
  public static JsonObject describe(
      ApiShape<?> place,
      ApiShape<?> error,
      Map<String, String> errors,
      List<ApiOperation> operations) {
    OpenApiWriter writer = new OpenApiWriter();
    JsonObject failures = new JsonObject();
    errors.forEach(
        (status, meaning) ->
            failures.put(
                status,
                response(meaning, new JsonObject().with("application/json", writer.media(error)))));
    JsonObject paths = new JsonObject();
    for (ApiOperation each : operations) {
      paths.put(
          "/api/" + each.name(), new JsonObject().with("post", writer.post(each, place, failures)));
    }
    return new JsonObject()
        .with("openapi", "3.1.0")
        .with(
            "info",
            new JsonObject()
                .with("title", "OXO")
                .with("version", "1")
                .with("description", "Games that grew out of noughts and crosses"))
        .with("paths", paths)
        .with("components", new JsonObject().with("schemas", writer.schemas));
  }

  private JsonObject post(ApiOperation operation, ApiShape<?> place, JsonObject failures) {
    List<ApiField> fields = new ArrayList<>(operation.place() ? place.fields() : List.of());
    fields.addAll(operation.fields());
    JsonObject body = new JsonObject().with("schema", object(fields));
    JsonObject responses = new JsonObject().with("200", success(operation));
    responses.putAll(failures);
    return new JsonObject()
        .with("operationId", operation.name())
        .with("summary", operation.summary())
        .with(
            "requestBody",
            new JsonObject()
                .with("required", true)
                .with("content", new JsonObject().with("application/json", body)))
        .with("responses", responses);
  }

  private JsonObject success(ApiOperation operation) {
    JsonObject content = new JsonObject().with("application/json", media(operation.answer()));
    if (operation.streamed()) {
      content.put(
          "text/event-stream",
          new JsonObject()
              .with(
                  "schema",
                  new JsonObject()
                      .with("type", "string")
                      .with(
                          "description",
                          "events 'queued' with the place in the queue, then 'answer' with this"
                              + " JSON")));
    }
    return response(
        operation.streamed() ? "the last answer, or all of them" : "the answer", content);
  }

  private static JsonObject response(String meaning, JsonObject content) {
    return new JsonObject().with("description", meaning).with("content", content);
  }

  private JsonObject media(ApiType<?> type) {
    return new JsonObject().with("schema", type(type));
  }

  private JsonObject type(ApiType<?> type) {
    if (type instanceof ApiType.By<?, ?> by) {
      return type(by.type());
    }
    if (type instanceof ApiType.OrNull<?> nullable) {
      JsonObject none = new JsonObject().with("type", "null");
      return new JsonObject().with("anyOf", List.of(type(nullable.type()), none));
    }
    if (type instanceof ApiType.ListOf<?> list) {
      return new JsonObject().with("type", "array").with("items", type(list.element()));
    }
    if (type instanceof ApiType.Tuple<?> tuple) {
      return new JsonObject()
          .with("type", "array")
          .with("items", type(tuple.element()))
          .with("minItems", tuple.size())
          .with("maxItems", tuple.size());
    }
    if (type instanceof ApiType.Dictionary<?> dictionary) {
      return new JsonObject()
          .with("type", "object")
          .with("additionalProperties", type(dictionary.element()));
    }
    if (type instanceof ApiShape<?> shape) {
      return shape.name().isEmpty()
          ? object(shape.fields())
          : named(shape.name(), shape.summary(), object(shape.fields()));
    }
    if (type instanceof ApiUnion<?> union) {
      return named(union.name(), union.summary(), new JsonObject().with("oneOf", cases(union)));
    }
    return plain(type);
  }

  private <T> List<JsonObject> cases(ApiUnion<T> union) {
    List<JsonObject> cases = new ArrayList<>();
    for (ApiUnion.Case<T, ?> each : union.cases()) {
      List<ApiField> fields = new ArrayList<>();
      fields.add(new ApiField(union.tag(), ApiTypes.words(each.word()), false, ""));
      fields.addAll(union.fields(each));
      JsonObject described = object(fields);
      if (!each.meaning().isEmpty()) {
        described.put("description", each.meaning());
      }
      cases.add(described);
    }
    return cases;
  }

  private static JsonObject plain(ApiType<?> type) {
    if (type instanceof ApiType.Words words) {
      return new JsonObject().with("type", "string").with("enum", words.words());
    }
    String name =
        switch (((ApiType.Plain<?>) type).kind()) {
          case TEXT -> "string";
          case WHOLE -> "integer";
          case NUMBER -> "number";
          case FLAG -> "boolean";
        };
    return new JsonObject().with("type", name);
  }

  private JsonObject named(String name, String summary, JsonObject schema) {
    if (!schemas.containsKey(name)) {
      JsonObject described = new JsonObject().with("description", summary);
      described.putAll(schema);
      schemas.put(name, described);
    }
    return new JsonObject().with("$ref", "#/components/schemas/" + name);
  }

  private JsonObject object(List<ApiField> fields) {
    JsonObject properties = new JsonObject();
    List<String> required = new ArrayList<>();
    for (ApiField field : fields) {
      JsonObject property = type(field.type());
      if (!field.summary().isEmpty()) {
        property.put("description", field.summary());
      }
      properties.put(field.name(), property);
      if (!field.optional()) {
        required.add(field.name());
      }
    }
    return new JsonObject()
        .with("type", "object")
        .with("properties", properties)
        .with("required", required);
  }
}
