package games.oxo.match.stats;

/** The scale in which a sequential test states its two hypotheses. */
public enum EloModel {
  /** The usual scale, a matter of the score alone. */
  LOGISTIC("logistic", "Elo"),
  /** Leads in standard deviations of a game; fishtest and fastchess test in it by default. */
  NORMALISED("normalised", "normalised Elo");

  private final String word;
  private final String unit;

  EloModel(String word, String unit) {
    this.word = word;
    this.unit = unit;
  }

  /** Its name in the text of a test. */
  public String word() {
    return word;
  }

  /** What its numbers are called in a sentence. */
  public String unit() {
    return unit;
  }
}
