package games.oxo.game.words;

/** Escapes text for HTML and SVG. */
public final class Markup {
  private Markup() {}

  /**
   * Text that means itself in HTML and XML, also between quotes. What they cannot hold, such as
   * control characters, becomes a question mark.
   */
  public static String escape(String text) {
    String clean = Text.printable(text);
    StringBuilder escaped = new StringBuilder(clean.length() + 16);
    for (int i = 0; i < clean.length(); i++) {
      char c = clean.charAt(i);
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&#39;");
        default -> escaped.append(isForbidden(clean, i) ? '?' : c);
      }
    }
    return escaped.toString();
  }

  /** Half a character, or one of the two that are none. */
  private static boolean isForbidden(String text, int at) {
    char c = text.charAt(at);
    boolean paired =
        Character.isHighSurrogate(c)
            ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
            : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    return (Character.isSurrogate(c) && !paired) || c >= '\uFFFE';
  }
}
