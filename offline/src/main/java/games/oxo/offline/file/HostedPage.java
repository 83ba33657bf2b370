package games.oxo.offline.file;

import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The page as files for any host, with a service worker that keeps them, so that a browser can
 * install it as an app and open it without a network.
 */
public final class HostedPage {
  private static final int VERSION_BYTES = 8;

  private static final String POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';"
          + " style-src 'self'; img-src 'self' data: blob:; connect-src 'self';"
          + " manifest-src 'self'; base-uri 'none'; form-action 'none'";

  private final PageParts parts;

  /**
   * @param wasm the compiled engine
   */
  public HostedPage(byte[] wasm) {
    parts = new PageParts(wasm);
  }

  /** The contents of all files by name. */
  public Map<String, byte[]> files() {
    Map<String, byte[]> files = new LinkedHashMap<>();
    files.put("index.html", PageParts.bytes(html()));
    for (String name : List.of("style.css", "theme.js", "icon.svg")) {
      files.put(name, PageParts.bytes(parts.page(name)));
    }
    for (String name : List.of("hosted.js", "offline.js", "worker.js")) {
      files.put(name, PageParts.bytes(parts.offline(name)));
    }
    files.put("oxo.wasm", parts.wasm());
    files.put("files.json", parts.files());
    files.put("app.webmanifest", PageParts.bytes(manifest()));
    files.put("keeper.js", PageParts.bytes(keeper(files)));
    return files;
  }

  private String html() {
    return parts.html(
        POLICY,
        Map.of(
            PageParts.ICON,
            PageParts.ICON + "\n<link rel=\"manifest\" href=\"app.webmanifest\">",
            PageParts.APP,
            "<script type=\"module\" src=\"hosted.js\"></script>"));
  }

  private static String manifest() {
    return Json.write(
        Json.object(
            "name", "OXO",
            "short_name", "OXO",
            "description", "The games that grew out of noughts and crosses",
            "start_url", "./",
            "scope", "./",
            "display", "standalone",
            "background_color", "#ffffff",
            "theme_color", "#ffffff",
            "icons",
                List.of(
                    Json.object(
                        "src", "icon.svg",
                        "sizes", "any",
                        "type", "image/svg+xml",
                        "purpose", "any"))));
  }

  /** The service worker, told which files to keep, under a name that changes with them. */
  private String keeper(Map<String, byte[]> files) {
    StringBuilder all = new StringBuilder();
    files.forEach(
        (name, bytes) ->
            all.append(name)
                .append(' ')
                .append(HexFormat.of().formatHex(PageParts.sha256(bytes)))
                .append('\n'));
    byte[] digest = PageParts.sha256(PageParts.bytes(all.toString()));
    List<String> kept = new ArrayList<>(files.keySet());
    kept.set(0, "./");
    return "const KEPT="
        + Json.write(
            Json.object(
                "version", HexFormat.of().formatHex(digest, 0, VERSION_BYTES), "files", kept))
        + ";\n"
        + parts.offline("keeper.js");
  }
}
