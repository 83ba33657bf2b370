package games.oxo.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Breaks long texts into lines for a screen. Codes for colours take no room. */
final class Wrap {
  private static final String COLOUR = "\u001b\\[[0-9;]*m";
  private static final Pattern PIECE = Pattern.compile(COLOUR + "| +|[^ \u001b]+|\u001b");

  /** Where a column begins: behind two blanks or more. */
  private static final Pattern GAP = Pattern.compile(" {2,}(?=\\S)");

  private Wrap() {}

  /**
   * Breaks a text at blanks, but not after a round number, which stays with its moves.
   *
   * @param indent how far later lines are indented
   * @param width the most characters of a line; only a longer word makes a longer line
   */
  static List<String> lines(String text, int indent, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    String blanks = "";
    String word = "";
    int used = 0;
    Matcher pieces = PIECE.matcher(text + " ");
    while (pieces.find()) {
      String piece = pieces.group();
      boolean gap = piece.charAt(0) == ' ';
      if (!gap || word.isEmpty() || isRound(word)) {
        boolean leading = gap && word.isEmpty();
        blanks = leading ? blanks + piece : blanks;
        word = leading ? word : word + piece;
        continue;
      }
      int length = length(word);
      if (used > 0 && used + blanks.length() + length > width) {
        lines.add(line.toString());
        line.setLength(0);
        // A long word moves to the left rather than beyond the edge.
        blanks = " ".repeat(Math.max(0, Math.min(indent, width - length)));
        used = 0;
      }
      line.append(blanks).append(word);
      used += blanks.length() + length;
      blanks = piece;
      word = "";
    }
    lines.add(line.append(word.isEmpty() ? "" : blanks + word).toString().stripTrailing());
    return lines;
  }

  /**
   * Breaks a line of a table or a text: what follows stands below the last column that begins in
   * the left two thirds, or where the line itself begins. A line that fits the screen stays whole.
   */
  static List<String> columns(String line, ScreenSize size) {
    if (length(line) <= Math.max(size.columns(), ScreenSize.LEAST_COLUMNS)) {
      return List.of(line);
    }
    int width = size.textWidth();
    String plain = plain(line);
    int indent = plain.length() - plain.stripLeading().length();
    Matcher gap = GAP.matcher(plain);
    while (gap.find() && gap.end() <= 2 * width / 3) {
      indent = gap.end();
    }
    return lines(line, indent, width);
  }

  private static boolean isRound(String word) {
    return plain(word).matches("[0-9]+[.]");
  }

  private static String plain(String text) {
    return text.replaceAll(COLOUR, "");
  }

  private static int length(String text) {
    String plain = text.indexOf('\u001b') < 0 ? text : plain(text);
    return plain.codePointCount(0, plain.length());
  }
}
