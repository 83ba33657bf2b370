package games.oxo.invent.run;

import games.oxo.game.Dice;
import games.oxo.invent.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;

/** The rule sets from which new ones are made: the best of all that were tried, no two alike. */
final class RulePopulation {
  private static final int SIZE = 40;
  private static final double ALIKE = 0.5;

  /** So far apart rule sets have nothing in common that a person would notice. */
  private static final double FAR = 3;

  private final List<RuleSet> known;
  private List<Trial> best = List.of();

  RulePopulation(List<RuleSet> known) {
    this.known = known;
  }

  boolean isEmpty() {
    return best.isEmpty();
  }

  /** Takes in what a generation has brought. */
  void add(List<Trial> trials) {
    List<Trial> all = new ArrayList<>(best);
    trials.stream().filter(each -> each.merit() > 0).forEach(all::add);
    all.sort(Trial.BEST_FIRST);
    best = unlike(all, SIZE, ALIKE);
  }

  /** The first of a list that are at least so different from all before them. */
  static List<Trial> unlike(List<Trial> sorted, int most, double distance) {
    List<Trial> chosen = new ArrayList<>();
    for (Trial each : sorted) {
      if (chosen.size() < most
          && chosen.stream().allMatch(other -> other.rules().distance(each.rules()) >= distance)) {
        chosen.add(each);
      }
    }
    return List.copyOf(chosen);
  }

  /** A parent: the better of two that are drawn. */
  Trial parent(Dice dice) {
    return best.get(Math.min(dice.below(best.size()), dice.below(best.size())));
  }

  /** How far a rule set is from all known and all kept ones, from 0 to 1. */
  double novelty(RuleSet rules) {
    double nearest = FAR;
    for (RuleSet each : known) {
      nearest = Math.min(nearest, each.distance(rules));
    }
    for (Trial each : best) {
      nearest = Math.min(nearest, each.rules().distance(rules));
    }
    return nearest / FAR;
  }
}
