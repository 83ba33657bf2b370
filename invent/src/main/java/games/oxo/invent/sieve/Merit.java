package games.oxo.invent.sieve;

import games.oxo.game.Game;
import java.util.Set;

/**
 * How good a rule set looks, from 0 to 1: a weighted geometric mean of what is desired, so that
 * nothing makes up for a game that is unfair, drawn or decided by the first stones. What is wished
 * for weighs three times as much.
 */
public final class Merit {
  private static final double LEAST = 0.02;
  private static final double WISHED = 3;

  /** A shorter game has no middle, a longer one fills the board. */
  private static final double SHORTEST = 0.3;

  private static final double LONGEST = 0.85;
  private static final double FEW_STONES = 12;
  private static final double MANY_STONES = 40;
  private static final double EASY_KEYS = 2;
  private static final double COST_OF_KEY = 0.15;

  private final Game game;
  private final Figures figures;
  private final Set<Wish> wishes;
  private double logarithm;
  private double weights;

  private Merit(Game game, Figures figures, Set<Wish> wishes) {
    this.game = game;
    this.figures = figures;
    this.wishes = wishes;
  }

  /**
   * The merit of a game.
   *
   * @param figures those of the engine's games; those of the solver count where they are known
   * @param complexity how many keys its rules have
   */
  public static double of(Game game, Figures figures, int complexity, Set<Wish> wishes) {
    Merit merit = new Merit(game, figures, wishes);
    merit.fairness();
    merit.length();
    merit.course();
    merit.add(1 / (1 + COST_OF_KEY * Math.max(0, complexity - EASY_KEYS)), 1);
    merit.add(1 - 0.6 * figures.get(Figure.SETTLED), 1);
    merit.add(0.3 + 0.7 * figures.get(Figure.NOVELTY), 0.5);
    return Math.exp(merit.logarithm / merit.weights);
  }

  private void fairness() {
    boolean swap = game.swapPly() >= 0;
    add(1 - 2 * Math.abs(figures.get(Figure.FIRST) - 0.5), weight(Wish.FAIR, 1));
    add(1 - figures.get(Figure.DRAWS), 1);
    if (wishes.contains(Wish.SWAP)) {
      add(swap ? 1 : 0.2, WISHED);
    }
  }

  private void length() {
    double filled = figures.get(Figure.FILLED);
    double early = Math.min(1, filled / SHORTEST);
    double late =
        game.rules().endsEarly() && filled > LONGEST
            ? 1 - 0.6 * (filled - LONGEST) / (1 - LONGEST)
            : 1;
    add(early * late, 1);
    if (wishes.contains(Wish.SHORT)) {
      double stones = figures.get(Figure.STONES);
      add(1 - (stones - FEW_STONES) / (MANY_STONES - FEW_STONES), WISHED);
    }
  }

  private void course() {
    double stones = Math.max(1, figures.get(Figure.STONES));
    add(0.25 + 0.75 * figures.get(Figure.CHANGING), weight(Wish.LIVELY, 0.7));
    add(1 - figures.get(Figure.WIN_IN_SIGHT) / stones, weight(Wish.LIVELY, 0.5));
    add(2 * (figures.get(Figure.DEPTH) - 0.5), weight(Wish.DEEP, 1));
    add(figures.get(Figure.VARIETY), 0.5);
  }

  private double weight(Wish wish, double usual) {
    return wishes.contains(wish) ? WISHED : usual;
  }

  private void add(double part, double weight) {
    logarithm += weight * Math.log(Math.max(LEAST, Math.min(1, part)));
    weights += weight;
  }
}
