package games.oxo.match.play;

/** Shortens and cleans the output of a program, so that it fits into a sentence. */
final class OutputExcerpt {
  private static final int LONGEST = 100;
  private static final int LONGEST_SENTENCE = 300;

  private OutputExcerpt() {}

  /** The text between quotes, on one line, not too long and without signs that move a cursor. */
  static String of(String text) {
    return "'" + shortened(text.strip(), LONGEST) + "'";
  }

  /** A sentence about what a program said, made harmless in the same way. */
  static String sentence(String text) {
    return shortened(text, LONGEST_SENTENCE);
  }

  private static String shortened(String text, int longest) {
    String some = text.length() <= longest ? text : text.substring(0, longest) + "…";
    return some.replaceAll("\\p{Cntrl}", "?");
  }
}
