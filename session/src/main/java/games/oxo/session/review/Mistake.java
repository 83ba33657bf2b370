package games.oxo.session.review;

/** A kind of mistake. */
public enum Mistake {
  /** A proven win is thrown away. */
  LOST_WIN("lost-win", "throws the win away"),

  /** A draw, or a position that was not decided, becomes a proven loss. */
  BLUNDER("blunder", "is a blunder"),

  /** Points are given away that decide nothing. */
  POINTS("points", "costs points"),

  /** The value drops much, as far as searched. */
  DOUBTFUL("doubtful", "is doubtful");

  private final String key;
  private final String words;

  Mistake(String key, String words) {
    this.key = key;
    this.words = words;
  }

  /** The word that JSON has for it. */
  public String key() {
    return key;
  }

  /** What is said about such a move. */
  public String words() {
    return words;
  }
}
