package games.oxo.match.play;

import games.oxo.game.words.Text;

/** Shortens and cleans the output of a program, so that it fits into a sentence. */
final class OutputExcerpt {
  private static final int LONGEST = 100;
  private static final int LONGEST_SENTENCE = 300;

  private OutputExcerpt() {}

  /** The text between quotes, on one line, not too long and without signs that move a cursor. */
  static String of(String text) {
    return "'" + Text.printable(text.strip(), LONGEST) + "'";
  }

  /** A sentence about what a program said, made harmless in the same way. */
  static String sentence(String text) {
    return Text.printable(text, LONGEST_SENTENCE);
  }
}
