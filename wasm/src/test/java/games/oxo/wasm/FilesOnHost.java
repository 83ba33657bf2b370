package games.oxo.wasm;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;

/** A host that knows nothing but files. */
final class FilesOnHost {
  private static final String FOLDER = "/oxo/";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html",
          "css", "text/css",
          "js", "text/javascript",
          "svg", "image/svg+xml",
          "png", "image/png",
          "json", "application/json",
          "webmanifest", "application/manifest+json",
          "wasm", "application/wasm");

  private FilesOnHost() {}

  /** Starts it on a free port. */
  static HttpServer serve(Map<String, byte[]> files) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(FOLDER, exchange -> answer(files, exchange));
    server.start();
    return server;
  }

  /** The address of the files. */
  static String link(HttpServer server) {
    return "http://localhost:" + server.getAddress().getPort() + FOLDER;
  }

  private static void answer(Map<String, byte[]> files, HttpExchange exchange) throws IOException {
    String name = exchange.getRequestURI().getPath().substring(FOLDER.length());
    byte[] content = files.get(name.isEmpty() ? "index.html" : name);
    if (content == null) {
      exchange.sendResponseHeaders(404, -1);
    } else {
      String ending = name.isEmpty() ? "html" : name.substring(name.lastIndexOf('.') + 1);
      exchange.getResponseHeaders().set("Content-Type", TYPES.get(ending));
      exchange.sendResponseHeaders(200, content.length);
      exchange.getResponseBody().write(content);
    }
    exchange.close();
  }
}
