package games.oxo.learn.fit;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.search.evaluation.Weights;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Logistic regression by stochastic gradient descent: Adam (Kingma and Ba 2015) with decoupled
 * weight decay (Loshchilov and Hutter 2019), in batches drawn anew for each epoch. The same seed
 * gives the same weights on every machine.
 */
public final class LogisticFit {
  private static final int BATCH = 8192;
  private static final double RATE = 0.01;
  private static final double MEAN_KEEPS = 0.9;
  private static final double SQUARE_KEEPS = 0.999;
  private static final double LEAST = 1e-8;

  // Where the best factor of values is looked for.
  private static final double LEAST_FACTOR = 0.1;
  private static final double MOST_FACTOR = 10;
  private static final int FACTOR_STEPS = 30;

  private final FitSettings settings;
  private final TrainingSet set;
  private final Model model;
  private final float[] slopes;
  private final float[] means;
  private final float[] squares;
  private int steps;

  /** A fit of a game's evaluation to positions; all weights are 0 before it. */
  public LogisticFit(Game game, TrainingSet set, FitSettings settings) {
    this.settings = settings;
    this.set = set;
    model = new Model(game, settings.alike());
    slopes = new float[model.parameters.length];
    means = new float[slopes.length];
    squares = new float[slopes.length];
    model.expand();
  }

  /**
   * Fits.
   *
   * @param stopped asked before each batch
   * @return whether it has come to its end
   */
  public boolean run(long seed, BooleanSupplier stopped) {
    int batches = Math.max(1, set.size / BATCH);
    int all = batches * settings.epochs();
    Dice dice = new Dice(seed);
    int[] order = new int[set.size];
    Arrays.setAll(order, i -> i);
    for (int epoch = 0; epoch < settings.epochs(); epoch++) {
      shuffle(order, dice);
      for (int batch = 0; batch < batches; batch++) {
        if (stopped.getAsBoolean()) {
          return false;
        }
        int from = (int) ((long) set.size * batch / batches);
        int to = (int) ((long) set.size * (batch + 1) / batches);
        slopes(order, from, to);
        step(rate((double) steps / all));
      }
    }
    return true;
  }

  private static void shuffle(int[] order, Dice dice) {
    for (int i = order.length - 1; i > 0; i--) {
      int other = dice.below(i + 1);
      int kept = order[i];
      order[i] = order[other];
      order[other] = kept;
    }
  }

  /** Falls to three hundredths towards the end. */
  private static double rate(double done) {
    return RATE * (done < 0.5 ? 1 : done < 0.75 ? 0.3 : done < 0.9 ? 0.1 : 0.03);
  }

  /** Sets the slopes of the mean loss over some positions. */
  void slopes(int[] order, int from, int to) {
    Arrays.fill(slopes, 0);
    for (int i = from; i < to; i++) {
      int position = order[i];
      double chance = chance(model.logOdds(set, position));
      float slope = (float) ((chance - target(position)) / (to - from));
      model.addSlopes(set, position, slope, slopes);
    }
    model.gather(slopes);
  }

  private double target(int position) {
    return (1 - settings.mix()) * set.results[position] + settings.mix() * set.expected[position];
  }

  private static double chance(double logOdds) {
    return 1 / (1 + StrictMath.exp(-logOdds));
  }

  private void step(double rate) {
    steps++;
    double meanPart = 1 - StrictMath.pow(MEAN_KEEPS, steps);
    double squarePart = 1 - StrictMath.pow(SQUARE_KEEPS, steps);
    float[] parameters = model.parameters;
    for (int i = 0; i < parameters.length; i++) {
      means[i] = (float) (MEAN_KEEPS * means[i] + (1 - MEAN_KEEPS) * slopes[i]);
      squares[i] = (float) (SQUARE_KEEPS * squares[i] + (1 - SQUARE_KEEPS) * slopes[i] * slopes[i]);
      double move = means[i] / meanPart / (Math.sqrt(squares[i] / squarePart) + LEAST);
      double drawn = i < model.firstScalar() ? settings.decay() * parameters[i] : 0;
      parameters[i] -= (float) (rate * (move + drawn));
    }
    model.expand();
  }

  /** The slopes that {@link #slopes(int[], int, int)} has set. */
  float[] slopes() {
    return slopes;
  }

  Model model() {
    return model;
  }

  /** The mean loss over all positions with what they should be worth in this fit. */
  double lossOfTargets() {
    double sum = 0;
    for (int position = 0; position < set.size; position++) {
      sum += loss(model.logOdds(set, position), target(position));
    }
    return sum / set.size;
  }

  /** The mean loss over other positions with how their games ended. */
  public double loss(TrainingSet other) {
    double sum = 0;
    for (int position = 0; position < other.size; position++) {
      sum += loss(model.logOdds(other, position), other.results[position]);
    }
    return sum / Math.max(1, other.size);
  }

  /**
   * The mean loss over other positions with how their games ended, after the values have been
   * multiplied by the factor that is best for these positions: fits to different targets differ in
   * scale, which a search does not notice.
   */
  public double scaledLoss(TrainingSet other) {
    double[] values = new double[other.size];
    for (int position = 0; position < values.length; position++) {
      values[position] = model.logOdds(other, position);
    }
    double low = LEAST_FACTOR;
    double high = MOST_FACTOR;
    for (int i = 0; i < FACTOR_STEPS; i++) {
      double middle = (low + high) / 2;
      if (slopeByFactor(values, other, middle) > 0) {
        high = middle;
      } else {
        low = middle;
      }
    }
    double sum = 0;
    for (int position = 0; position < values.length; position++) {
      sum += loss(low * values[position], other.results[position]);
    }
    return sum / Math.max(1, values.length);
  }

  private static double slopeByFactor(double[] values, TrainingSet set, double factor) {
    double slope = 0;
    for (int position = 0; position < values.length; position++) {
      slope += (chance(factor * values[position]) - set.results[position]) * values[position];
    }
    return slope;
  }

  /** The logistic loss. */
  private static double loss(double logOdds, double target) {
    // ln(1 + e^z) - target z, without overflow.
    return Math.max(logOdds, 0)
        + StrictMath.log1p(StrictMath.exp(-Math.abs(logOdds)))
        - target * logOdds;
  }

  /** The weights found. */
  public Weights weights() {
    return model.weights();
  }
}
