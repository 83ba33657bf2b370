package games.oxo.invent.run;

import games.oxo.invent.rules.InventedName;
import games.oxo.invent.rules.RuleSet;
import games.oxo.invent.sieve.Figures;
import java.util.Comparator;

/**
 * A rule set that was tried.
 *
 * @param number from 1
 * @param generation from 0
 * @param origin where it came from: {@code new}, {@code of 12}, {@code of 3 and 8}
 * @param identity equal for all rule sets by which the same game is played
 * @param stage the last sieve that it came to
 * @param objection why it went no further, or empty
 * @param merit from 0 to 1; 0 for what was kept out
 */
public record Trial(
    int number,
    int generation,
    String origin,
    RuleSet rules,
    String identity,
    Stage stage,
    String objection,
    Figures figures,
    double merit) {
  /** The sieves, in order. */
  public enum Stage {
    RANDOM,
    ENGINE,
    SOLVER
  }

  /** The best first; of equal ones the earlier. */
  public static final Comparator<Trial> BEST_FIRST =
      Comparator.comparingDouble((Trial each) -> -each.merit()).thenComparingInt(Trial::number);

  /** Whether engines have played it. */
  public boolean isPlayed() {
    return stage != Stage.RANDOM;
  }

  /** What it is called. */
  public String name() {
    return InventedName.of(identity);
  }
}
