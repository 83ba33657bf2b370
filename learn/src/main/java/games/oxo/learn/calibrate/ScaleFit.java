package games.oxo.learn.calibrate;

import games.oxo.game.board.Player;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.ScoredPosition;
import games.oxo.search.evaluation.ChanceScale.Knot;
import games.oxo.search.evaluation.ChanceScale.Shift;
import games.oxo.search.kernel.SearchRules;
import java.util.Arrays;
import java.util.List;

/**
 * What the values of a search mean as chances among players of the same strength, by logistic
 * regression: the factor and the shifts of a {@link Knot} with the least loss. The loss is convex,
 * and Newton's method finds its minimum in some steps.
 */
public final class ScaleFit {
  private static final int FACTOR = 0;
  private static final int OF_X = 1;
  private static final int OF_O = 3;
  private static final int PARAMETERS = 5;

  private static final double LEAST_FACTOR = 0.05;
  private static final double MOST_FACTOR = 20;
  private static final int STEPS = 40;
  private static final int HALVINGS = 30;

  /**
   * How strongly parameters are drawn to what means nothing special: enough that there is a minimum
   * where players never err, too little to be noticed anywhere else.
   */
  private static final double RIDGE = 1e-5;

  private static final double UNIT = 100;

  private final SearchRules rules;
  private final List<ScoredGame> games;
  private final long positions;
  private final double[] found = new double[PARAMETERS];

  // Of the position that is being looked at.
  private final double[] features = new double[PARAMETERS];

  /** A fit to games whose samples have the values of the search. */
  public ScaleFit(SearchRules rules, List<ScoredGame> games) {
    this.rules = rules;
    this.games = List.copyOf(games);
    positions = games.stream().mapToLong(game -> game.samples().size()).sum();
    found[FACTOR] = 1;
    double loss = loss(found);
    for (int step = 0; step < STEPS && positions > 0; step++) {
      double[] move = newtonStep();
      double share = 1;
      double better = loss(moved(move, share));
      for (int i = 0; i < HALVINGS && better > loss; i++) {
        share /= 2;
        better = loss(moved(move, share));
      }
      if (better >= loss) {
        break;
      }
      System.arraycopy(moved(move, share), 0, found, 0, PARAMETERS);
      loss = better;
    }
  }

  /** What was found, for a search that visits so many positions. */
  public Knot knot(long nodes) {
    return new Knot(
        nodes,
        Math.max(LEAST_FACTOR, Math.min(MOST_FACTOR, found[FACTOR])),
        new Shift(found[OF_X], found[OF_X + 1]),
        new Shift(found[OF_O], found[OF_O + 1]));
  }

  private double[] moved(double[] move, double share) {
    double[] moved = found.clone();
    for (int i = 0; i < PARAMETERS; i++) {
      moved[i] -= share * move[i];
    }
    return moved;
  }

  /** Sets the features of a position. */
  private void look(ScoredPosition sample) {
    int ply = Long.bitCount(sample.x() | sample.o());
    double filled = (double) ply / rules.cells();
    int of = rules.moverIsX(ply) ? OF_X : OF_O;
    Arrays.fill(features, 0);
    features[FACTOR] = sample.score() / UNIT;
    features[of] = 1 - filled;
    features[of + 1] = filled;
  }

  private double logOdds(double[] parameters) {
    double sum = 0;
    for (int i = 0; i < PARAMETERS; i++) {
      sum += parameters[i] * features[i];
    }
    return sum;
  }

  private static double fromUsual(double[] parameters, int i) {
    return i == FACTOR ? parameters[i] - 1 : parameters[i];
  }

  private double loss(double[] parameters) {
    double sum = 0;
    for (ScoredGame game : games) {
      for (ScoredPosition sample : game.samples()) {
        look(sample);
        double z = logOdds(parameters);
        // ln(1 + e^z) - result z, without overflow.
        sum += Math.max(z, 0) + StrictMath.log1p(StrictMath.exp(-Math.abs(z)));
        sum -= result(rules, game, sample) * z;
      }
    }
    double loss = sum / Math.max(1, positions);
    for (int i = 0; i < PARAMETERS; i++) {
      loss += RIDGE / 2 * fromUsual(parameters, i) * fromUsual(parameters, i);
    }
    return loss;
  }

  /** The slope of the loss divided by its curvature. */
  private double[] newtonStep() {
    double[] slope = new double[PARAMETERS];
    double[][] curvature = new double[PARAMETERS][PARAMETERS];
    for (ScoredGame game : games) {
      for (ScoredPosition sample : game.samples()) {
        look(sample);
        double chance = 1 / (1 + StrictMath.exp(-logOdds(found)));
        double error = chance - result(rules, game, sample);
        for (int i = 0; i < PARAMETERS; i++) {
          slope[i] += error * features[i] / positions;
          for (int j = 0; j < PARAMETERS; j++) {
            curvature[i][j] += chance * (1 - chance) * features[i] * features[j] / positions;
          }
        }
      }
    }
    for (int i = 0; i < PARAMETERS; i++) {
      slope[i] += RIDGE * fromUsual(found, i);
      curvature[i][i] += RIDGE;
    }
    return solve(curvature, slope);
  }

  /** The solution of a system of linear equations, by Gauss's elimination. */
  private static double[] solve(double[][] matrix, double[] right) {
    for (int i = 0; i < PARAMETERS; i++) {
      // The matrix is positive definite, so that what stands on the diagonal is never 0.
      for (int row = i + 1; row < PARAMETERS; row++) {
        double share = matrix[row][i] / matrix[i][i];
        for (int column = i; column < PARAMETERS; column++) {
          matrix[row][column] -= share * matrix[i][column];
        }
        right[row] -= share * right[i];
      }
    }
    double[] solution = new double[PARAMETERS];
    for (int i = PARAMETERS - 1; i >= 0; i--) {
      double rest = right[i];
      for (int column = i + 1; column < PARAMETERS; column++) {
        rest -= matrix[i][column] * solution[column];
      }
      solution[i] = rest / matrix[i][i];
    }
    return solution;
  }

  /** How a game ended for the side to move in one of its positions, from 0 to 1. */
  static double result(SearchRules rules, ScoredGame game, ScoredPosition sample) {
    int ply = Long.bitCount(sample.x() | sample.o());
    boolean ofX = rules.game().mover(ply) == Player.X;
    return ((ofX ? game.result() : -game.result()) + 1) / 2.0;
  }
}
