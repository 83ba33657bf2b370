package games.oxo.search.evaluation;

import games.oxo.search.kernel.SearchRules;
import org.jspecify.annotations.Nullable;

/** A learned evaluation of a game: weights, what their sums mean, and where they come from. */
public final class LearnedEvaluation {
  /** Which search wins more games of a game at equal time, by a match. */
  public enum Stronger {
    /** No match was played. */
    UNKNOWN(0),
    /** The one that looks at this evaluation: {@code deep}, or tree search in a score game. */
    EVALUATED(1),
    /** Tree search, which does without. */
    TREE(2);

    private final int number;

    Stronger(int number) {
      this.number = number;
    }

    /** Its number in files. */
    int number() {
      return number;
    }

    static Stronger ofNumber(int number) {
      for (Stronger each : values()) {
        if (each.number == number) {
          return each;
        }
      }
      throw new IllegalArgumentException("no such result: " + number);
    }
  }

  private final Weights weights;
  private final boolean alike;
  private final ChanceScale scale;
  private final Stronger stronger;
  private final Provenance provenance;

  // The tables of the game that was last asked for: matches ask for the same one all the time.
  private @Nullable TupleEvaluation tables;

  /**
   * @param weights of what it looks at
   * @param alike whether the weights are the same for both colours: a tuple is worth as much to X
   *     as its mirror image in colour to O
   */
  public LearnedEvaluation(
      Weights weights, boolean alike, ChanceScale scale, Stronger stronger, Provenance provenance) {
    this.weights = weights;
    this.alike = alike;
    this.scale = scale;
    this.stronger = stronger;
    this.provenance = provenance;
  }

  /** The weights of what it looks at. */
  public Weights weights() {
    return weights;
  }

  /** Whether the weights are the same for both colours. */
  public boolean alike() {
    return alike;
  }

  /** What its values mean as chances. */
  public ChanceScale scale() {
    return scale;
  }

  /** Which search plays better with it. */
  public Stronger stronger() {
    return stronger;
  }

  /** Where it comes from. */
  public Provenance provenance() {
    return provenance;
  }

  /** The same with another scale. */
  public LearnedEvaluation withScale(ChanceScale other) {
    return new LearnedEvaluation(weights, alike, other, stronger, provenance);
  }

  /** The same with the result of a match, and what is known of it. */
  public LearnedEvaluation withResult(Stronger result, Provenance origin) {
    return new LearnedEvaluation(weights, alike, scale, result, origin);
  }

  /** Tables for a search, made once for the same rules. */
  public synchronized TupleEvaluation tables(SearchRules rules) {
    TupleEvaluation made = tables;
    if (made == null || made.rules() != rules) {
      made = new TupleEvaluation(rules, weights, scale);
      tables = made;
    }
    return made;
  }
}
