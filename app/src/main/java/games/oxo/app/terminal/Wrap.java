package games.oxo.app.terminal;

import java.util.ArrayList;
import java.util.List;

/** Breaks long texts into lines for a screen. */
public final class Wrap {
  private static final int LINE_WIDTH = 78;

  private Wrap() {}

  /**
   * Breaks a text at blanks, but not after a round number, which stays with its moves.
   *
   * @param indent how far later lines are indented
   */
  public static List<String> lines(String text, int indent) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > LINE_WIDTH) {
      int at = rest.lastIndexOf(' ', LINE_WIDTH);
      while (at > indent && rest.charAt(at - 1) == '.') {
        at = rest.lastIndexOf(' ', at - 1);
      }
      if (at <= indent) {
        break;
      }
      lines.add(rest.substring(0, at).stripTrailing());
      rest = " ".repeat(indent) + rest.substring(at).strip();
    }
    lines.add(rest);
    return lines;
  }
}
