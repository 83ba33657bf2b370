package games.oxo.session.request;

import games.oxo.session.api.ApiAnswer;
import games.oxo.session.schema.OpenApiWriter;
import games.oxo.session.schema.TypeScriptWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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

  /** The OpenAPI description of the requests over HTTP. */
  public static Map<String, @Nullable Object> openApi() {
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
