package games.oxo.report;

/** Escapes, cleans and shortens texts for HTML and SVG. */
final class HtmlText {
  private HtmlText() {}

  /** Text escaped for HTML and XML, also between quotes. */
  static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    clean(text)
        .codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.appendCodePoint(point);
              }
            });
    return escaped.toString();
  }

  /** The same for a name without blanks, which may be broken after its punctuation. */
  static String escapeName(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    int from = 0;
    for (int i = 0; i < text.length() - 1; i++) {
      if (":,=/".indexOf(text.charAt(i)) >= 0) {
        escaped.append(escape(text.substring(from, i + 1))).append("<wbr/>");
        from = i + 1;
      }
    }
    return escaped.append(escape(text.substring(from))).toString();
  }

  /**
   * What neither HTML nor XML can hold, such as control characters, becomes the mark for unreadable
   * characters.
   */
  static String clean(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            point -> {
              boolean blank = point == '\t' || point == '\n' || point == '\r';
              boolean bad =
                  Character.isISOControl(point)
                      || (point >= 0xD800 && point <= 0xDFFF)
                      || (point & 0xFFFE) == 0xFFFE
                      || (point >= 0xFDD0 && point <= 0xFDEF)
                      || Character.getType(point) == Character.FORMAT;
              clean.appendCodePoint(blank ? ' ' : bad ? '\uFFFD' : point);
            });
    return clean.toString();
  }

  /** A name with its middle left out when it has more letters than that. */
  static String shorten(String text, int most) {
    int[] points = clean(text).codePoints().toArray();
    if (points.length <= most) {
      return new String(points, 0, points.length);
    }
    int head = most / 2;
    int tail = most - 1 - head;
    return new String(points, 0, head) + "…" + new String(points, points.length - tail, tail);
  }
}
