package games.oxo.offline.file;

import games.oxo.game.input.InputException;
import games.oxo.session.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the page without a server consists of: scripts and styles, the engine, what it looks up. */
final class PageParts {
  private static final String PAGE = "/oxo/page/";
  private static final String OFFLINE = "/oxo/offline/";
  private static final String EMBED = "/oxo/embed/";

  /** Lines of the page of a server. */
  static final String CHARSET = "<meta charset=\"utf-8\">";

  static final String ICON = "<link rel=\"icon\" href=\"icon.svg\" type=\"image/svg+xml\">";
  static final String THEME = "<script src=\"theme.js\"></script>";
  static final String STYLE = "<link rel=\"stylesheet\" href=\"style.css\">";
  static final String APP = "<script type=\"module\" src=\"app.js\"></script>";
  static final String END = "</body>";

  private final byte[] wasm;

  /**
   * @param wasm the compiled engine
   */
  PageParts(byte[] wasm) {
    this.wasm = wasm;
  }

  byte[] wasm() {
    return wasm;
  }

  /** What the engine looks up, as a JSON object. */
  byte[] files() {
    return bytes(Json.write(KnowledgeFiles.all()));
  }

  /** A file that the page has in common with the page of a server. */
  String page(String name) {
    return resource(PAGE + name);
  }

  /**
   * The HTML of the page of a server with a policy in it, and with other lines in the place of
   * some.
   *
   * @param policy what the page allows itself
   * @param lines for each line what stands there instead
   */
  String html(String policy, Map<String, String> lines) {
    List<String> html = new ArrayList<>(List.of(page("index.html").split("\n")));
    lines.forEach(
        (line, other) -> {
          if (!html.contains(line)) {
            throw new IllegalStateException("index.html lacks " + line);
          }
          html.set(html.indexOf(line), other);
        });
    html.add(
        html.indexOf(CHARSET) + 1,
        "<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy + "\">");
    return String.join("\n", html) + "\n";
  }

  /** A script of the page without a server. */
  String offline(String name) {
    return resource(OFFLINE + name);
  }

  /** A file of the package for pages of others. */
  static String embed(String name) {
    return resource(EMBED + name);
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String resource(String name) {
    try (InputStream in = PageParts.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new InputException(
            "this program was built without its page, because there is no esbuild for the machine"
                + " that it was built on; build it with -Desbuild=/path/to/esbuild");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
