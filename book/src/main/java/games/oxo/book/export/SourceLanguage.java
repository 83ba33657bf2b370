package games.oxo.book.export;

import java.util.Locale;

/** The languages in which a book can be exported. */
public enum SourceLanguage {
  JAVA("", ",", 2),
  /** Two neighbouring literals are one; those of wide characters have a prefix. */
  CPP("u", "", 2),
  PYTHON("", "", 4),
  JAVASCRIPT("", ",", 2);

  private final String beforeUnicode;
  private final String after;
  private final int indent;

  SourceLanguage(String beforeUnicode, String after, int indent) {
    this.beforeUnicode = beforeUnicode;
    this.after = after;
    this.indent = indent;
  }

  /** The word of the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A line of the data. */
  String row(SourceAlphabet alphabet, String characters) {
    String before = alphabet == SourceAlphabet.UNICODE ? beforeUnicode : "";
    return before + '"' + characters + '"' + after;
  }

  /** The blanks of one level of indentation in the templates. */
  int indent() {
    return indent;
  }
}
