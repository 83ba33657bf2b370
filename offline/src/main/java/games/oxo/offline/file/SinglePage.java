package games.oxo.offline.file;

import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The page in one HTML file. Scripts, engine and files are compressed together; a short script at
 * the end unpacks them. The page allows itself no connection, and no script but its own.
 */
public final class SinglePage {
  private final PageParts parts;

  /**
   * @param wasm the compiled engine
   */
  public SinglePage(byte[] wasm) {
    parts = new PageParts(wasm);
  }

  /** The file. */
  public String html() {
    String theme = parts.page("theme.js");
    String style = parts.page("style.css");
    String boot = parts.offline("boot.js");
    String icon = Base64.getEncoder().encodeToString(PageParts.bytes(parts.page("icon.svg")));
    String policy =
        Text.format(
            "default-src 'none'; script-src %s %s 'wasm-unsafe-eval' blob:; worker-src blob:;"
                + " style-src %s; img-src data: blob:; base-uri 'none'; form-action 'none'",
            hash(theme), hash(boot), hash(style));
    return parts.html(
        policy,
        Map.of(
            PageParts.ICON, "<link rel=\"icon\" href=\"data:image/svg+xml;base64," + icon + "\">",
            PageParts.THEME, "<script>" + theme + "</script>",
            PageParts.STYLE, "<style>" + style + "</style>",
            PageParts.APP, "",
            PageParts.END,
                String.join(
                    "\n",
                    "<script id=\"pack\" type=\"text/plain\">" + pack() + "</script>",
                    "<script>" + boot + "</script>",
                    PageParts.END)));
  }

  /** What a policy calls a script or style that stands in the page. */
  private static String hash(String text) {
    byte[] digest = PageParts.sha256(PageParts.bytes(text));
    return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
  }

  /** All the rest, as page/src/main/ts/offline/pack.ts reads it. */
  private String pack() {
    Map<String, byte[]> all = new LinkedHashMap<>();
    all.put("app", PageParts.bytes(parts.offline("offline.js")));
    all.put("worker", PageParts.bytes(parts.offline("worker.js")));
    all.put("wasm", parts.wasm());
    all.put("files", parts.files());
    Map<String, @Nullable Object> lengths = new LinkedHashMap<>();
    all.forEach((name, bytes) -> lengths.put(name, bytes.length));
    byte[] head = PageParts.bytes(Json.write(lengths));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (SmallestGzip zip = new SmallestGzip(out)) {
      zip.write(ByteBuffer.allocate(Integer.BYTES).putInt(head.length).array());
      zip.write(head);
      for (byte[] bytes : all.values()) {
        zip.write(bytes);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(out.toByteArray());
  }

  /** Gzip with the most effort. */
  private static final class SmallestGzip extends GZIPOutputStream {
    SmallestGzip(ByteArrayOutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
