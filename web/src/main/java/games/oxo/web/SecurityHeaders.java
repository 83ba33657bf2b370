package games.oxo.web;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;

/**
 * The headers of every response that tell a browser what the page must not do: run or load anything
 * that does not come from this server, be shown inside another page, be used by one.
 */
final class SecurityHeaders {
  private static final String ALONE = " frame-ancestors 'none'";

  private static final Map<String, String> ALL = new LinkedHashMap<>();

  static {
    ALL.put(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
            + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
            + ALONE);
    ALL.put("X-Content-Type-Options", "nosniff");
    ALL.put("X-Frame-Options", "DENY");
    ALL.put("Referrer-Policy", "no-referrer");
    ALL.put("Cross-Origin-Opener-Policy", "same-origin");
    ALL.put("Cross-Origin-Resource-Policy", "same-origin");
    ALL.put("Cross-Origin-Embedder-Policy", "require-corp");
    ALL.put("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  }

  private SecurityHeaders() {}

  static void add(HttpFields.Mutable headers) {
    ALL.forEach(headers::put);
  }

  /** Lets pages of others show this answer in a frame. */
  static void allowFrames(HttpFields.Mutable headers) {
    headers.remove("X-Frame-Options");
    headers.put("Cross-Origin-Resource-Policy", "cross-origin");
    headers.computeField(
        "Content-Security-Policy",
        (name, fields) ->
            new HttpField(name, fields.get(0).getValue().replace(ALONE, " frame-ancestors *")));
  }
}
