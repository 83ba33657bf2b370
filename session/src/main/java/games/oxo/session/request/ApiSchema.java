package games.oxo.session.request;

import games.oxo.session.api.ApiAnswer;
import games.oxo.session.json.JsonObject;
import games.oxo.session.schema.ApiOperation;
import games.oxo.session.schema.FieldTable;
import games.oxo.session.schema.OpenApiWriter;
import games.oxo.session.schema.RequestTable;
import games.oxo.session.schema.TypeScriptWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is made from the declarations of requests and answers for programs of others. */
public final class ApiSchema {
  private ApiSchema() {}

  /** The module {@code api.ts} of the page. */
  public static String typeScript() {
    return TypeScriptWriter.module(
        "Requests and answers of the API, written by the build; their declarations are in Java.",
        Parameters.PLACE_SHAPE,
        Requests.operations(),
        List.of(ApiAnswer.ERROR));
  }

  /** The tables of the documents: all requests, and the fields of each type with a name. */
  public static Map<String, List<String>> tables() {
    List<ApiOperation> operations = Requests.operations();
    Map<String, List<String>> tables =
        FieldTable.ofAll(operations.stream().map(ApiOperation::answer).toList());
    tables.put("requests", RequestTable.of(operations));
    return tables;
  }

  /** The OpenAPI description of the requests over HTTP. */
  public static JsonObject openApi() {
    Map<String, String> errors = new LinkedHashMap<>();
    errors.put("400", "something is wrong with the request");
    errors.put("404", "there is no such request");
    errors.put("413", "the body is too long");
    errors.put("429", "too many requests of this client");
    errors.put("503", "the server is busy or stopping");
    return OpenApiWriter.describe(
        Parameters.PLACE_SHAPE, ApiAnswer.ERROR, errors, Requests.operations());
  }
}
