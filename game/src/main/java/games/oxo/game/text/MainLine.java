package games.oxo.game.text;

import games.oxo.game.input.InputException;

/** The main line of a text of moves: without notes in braces, variations in parentheses, marks. */
final class MainLine {
  private MainLine() {}

  /** A text without its notes, which stand in braces. */
  static String withoutNotes(String text) {
    return text.indexOf('{') < 0 ? text : without(text, '{', '}', "a note");
  }

  /**
   * The moves of the main line.
   *
   * @throws InputException when parentheses do not fit together
   */
  static String of(String moves) {
    boolean plain = moves.indexOf('(') < 0 && moves.indexOf(')') < 0;
    String line = plain ? moves : without(moves, '(', ')', "a variation");
    return line.replace("!", "").replace("?", "");
  }

  private static String without(String text, char open, char close, String what) {
    StringBuilder rest = new StringBuilder();
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == open && (depth == 0 || open == '(')) {
        depth++;
        rest.append(' ');
      } else if (c == close && depth > 0) {
        depth--;
      } else if (c == close) {
        throw new InputException("there is a '" + close + "' without a '" + open + "' before it");
      } else if (depth == 0) {
        rest.append(c);
      }
    }
    if (depth > 0) {
      throw new InputException(
          what + " begins with '" + open + "' and does not end: there is no '" + close + "'");
    }
    return rest.toString();
  }
}
