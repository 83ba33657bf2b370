package games.oxo.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Markup;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * The file of a {@link DataPage}: data, style and script in one. The page allows itself no
 * connection, and no script but its own, so that no text in the data can do anything.
 */
final class PageFile {
  private static final String FOLDER = "/oxo/data/";

  private PageFile() {}

  /**
   * The text of the file.
   *
   * @param json the document
   */
  static String html(String kind, String title, String json) {
    String style = resource("data.css");
    String script = resource("data.js");
    return Text.format(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="generator" content="%s">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src %s; style-src %s; img-src data:; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <title>%s</title>
        <style>%s</style>
        </head>
        <body>
        <noscript>This page needs JavaScript to show its data.</noscript>
        <script type="application/json" id="data">%s</script>
        <script>%s</script>
        </body>
        </html>
        """,
        generator(kind),
        hash(script),
        hash(style),
        Markup.escape(title),
        style,
        asData(json),
        script);
  }

  /** What the beginning of every page of a kind has. */
  static String generator(String kind) {
    return "OXO " + kind;
  }

  /** As data between tags: no character of it can end the element. */
  private static String asData(String json) {
    return json.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e");
  }

  /** What a policy calls a script or style that stands in the page. */
  private static String hash(String text) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String resource(String name) {
    try (InputStream in = PageFile.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new InputException(
            "this program was built without its page, because there is no esbuild for the machine"
                + " that it was built on; build it with -Desbuild=/path/to/esbuild");
      }
      return new String(in.readAllBytes(), UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
