package games.oxo.learn.calibrate;

import games.oxo.game.board.Player;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.ScoredPosition;
import games.oxo.search.kernel.SearchRules;
import java.util.List;

/**
 * The factor by which the values of a search must be multiplied to be the logarithm of the odds of
 * winning, among players of the same strength: the one with the least logistic loss.
 */
public final class ScaleFit {
  private static final double LEAST = 0.05;
  private static final double MOST = 20;
  private static final int STEPS = 60;

  private static final double UNIT = 100;

  private final SearchRules rules;
  private final List<ScoredGame> games;

  /** A fit to games whose samples have the values of the search. */
  public ScaleFit(SearchRules rules, List<ScoredGame> games) {
    this.rules = rules;
    this.games = List.copyOf(games);
  }

  /** The factor: the loss is convex, so that halving an interval finds it. 1 without positions. */
  public double factor() {
    if (games.stream().allMatch(game -> game.samples().isEmpty())) {
      return 1;
    }
    double low = LEAST;
    double high = MOST;
    for (int i = 0; i < STEPS; i++) {
      double middle = (low + high) / 2;
      if (slope(middle) > 0) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return (low + high) / 2;
  }

  private double slope(double factor) {
    double slope = 0;
    for (ScoredGame game : games) {
      for (ScoredPosition sample : game.samples()) {
        double value = sample.score() / UNIT;
        double chance = 1 / (1 + StrictMath.exp(-factor * value));
        slope += (chance - result(rules, game, sample)) * value;
      }
    }
    return slope;
  }

  /** How a game ended for the side to move in one of its positions, from 0 to 1. */
  static double result(SearchRules rules, ScoredGame game, ScoredPosition sample) {
    int ply = Long.bitCount(sample.x() | sample.o());
    boolean ofX = rules.game().mover(ply) == Player.X;
    return ((ofX ? game.result() : -game.result()) + 1) / 2.0;
  }
}
