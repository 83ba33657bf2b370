package games.oxo.book.export;

import java.util.Locale;

/** The languages in which a book, an evaluation or a bot can be exported. */
public enum SourceLanguage {
  JAVA("Java", "", ",", 2, 700, 1500),
  /** Two neighbouring literals are one; those of wide characters have a prefix. */
  CPP("C++", "u", "", 2, 250, 300),
  PYTHON("Python", "", "", 4, 3700, 5000),
  JAVASCRIPT("JavaScript", "", ",", 2, 1000, 1500);

  private final String title;
  private final String beforeUnicode;
  private final String after;
  private final int indent;
  private final int nanosOfPlace;
  private final int nanosOfState;

  SourceLanguage(
      String title,
      String beforeUnicode,
      String after,
      int indent,
      int nanosOfPlace,
      int nanosOfState) {
    this.title = title;
    this.beforeUnicode = beforeUnicode;
    this.after = after;
    this.indent = indent;
    this.nanosOfPlace = nanosOfPlace;
    this.nanosOfState = nanosOfState;
  }

  /** The word of the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** How people write its name. */
  public String title() {
    return title;
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

  /** The list of names that the class of the book has, for another class. */
  String namesOfBook() {
    return this == CPP ? "OpeningBook::names()" : "OpeningBook.NAMES";
  }

  /** The list of the words in a literal. */
  String names(String literal) {
    return switch (this) {
      case JAVA, JAVASCRIPT -> "(" + literal + ").split(\" \")";
      case CPP -> "splitWords(" + literal + ")";
      case PYTHON -> "(" + literal + ").split()";
    };
  }

  /**
   * About how long a program takes to unpack its data, by the model in {@code
   * docs/books.md#books-in-source-code}: a cost for each place of a book that was ever asked about,
   * and for each state of a table.
   *
   * @return milliseconds, as a usual machine of 2020 takes them
   */
  public long unpackMillis(long places, long states) {
    return Math.round((places * nanosOfPlace + states * nanosOfState) / 1e6);
  }
}
