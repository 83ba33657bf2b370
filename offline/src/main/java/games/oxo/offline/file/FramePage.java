package games.oxo.offline.file;

import games.oxo.game.words.Markup;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A small page with one board, for a frame in a page of others; the board's script lies elsewhere.
 */
public final class FramePage {
  private FramePage() {}

  /**
   * The page.
   *
   * @param title what the board shows
   * @param attributes of the element; those without a value are empty
   * @param folder address of the files of a {@link BoardPackage}, with a slash at its end
   */
  public static String html(String title, Map<String, String> attributes, String folder) {
    StringBuilder element = new StringBuilder("<oxo-board");
    attributes.forEach(
        (name, value) -> {
          element.append(' ').append(name);
          if (!value.isEmpty()) {
            element.append("=\"").append(lines(value)).append('"');
          }
        });
    return String.join(
        "\n",
        "<!doctype html>",
        "<html lang=\"en\">",
        "<meta charset=\"utf-8\">",
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
        "<title>" + Markup.escape(title) + "</title>",
        "<style>:root { color-scheme: light dark } body { margin: 0; padding: .5rem }"
            + " oxo-board { margin: auto; max-width: min(28rem, 90vh) }</style>",
        "<script type=\"module\" src=\"" + Markup.escape(folder) + "oxo-board.js\"></script>",
        element + "></oxo-board>",
        "</html>",
        "");
  }

  /** A definition has several lines. */
  private static String lines(String value) {
    return value.lines().map(Markup::escape).collect(Collectors.joining("&#10;"));
  }
}
