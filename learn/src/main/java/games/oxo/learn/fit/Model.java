package games.oxo.learn.fit;

import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.search.evaluation.Scalar;
import games.oxo.search.evaluation.Tuples;
import games.oxo.search.evaluation.Weights;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The logarithm of the odds of the side to move as a linear function of parameters:
 *
 * <pre>
 *   sum over tuples of (1 - f) early[state] + f late[state], for O with the opposite sign
 *   + sum over scalars of count * (a + b f + c f^2)            f: which part of the board is filled
 * </pre>
 *
 * Entries of the tables are sums of parameters, see {@link Factors}.
 */
final class Model {
  private static final int SCALARS = Scalar.values().length;

  /** 1, f and f². */
  private static final int POWERS = 3;

  private static final double UNIT = 100;

  private final Game game;
  private final boolean alike;
  private final Factors factors;

  /** Those of the early tables, of the late ones, and of the scalars, for X and for O if apart. */
  final float[] parameters;

  private final float[] early;
  private final float[] late;
  private final float[] earlySlopes;
  private final float[] lateSlopes;

  Model(Game game, boolean alike) {
    this.game = game;
    this.alike = alike;
    factors = new Factors(game, alike);
    parameters = new float[2 * factors.parameters() + 2 * SCALARS * POWERS];
    early = new float[factors.entries()];
    late = new float[factors.entries()];
    earlySlopes = new float[factors.entries()];
    lateSlopes = new float[factors.entries()];
  }

  /** Where the parameters of the scalars begin; those before them are drawn to 0. */
  int firstScalar() {
    return 2 * factors.parameters();
  }

  /** Brings the tables in line with the parameters. */
  void expand() {
    factors.expand(parameters, 0, early);
    factors.expand(parameters, factors.parameters(), late);
  }

  private int scalar(TrainingSet set, int position) {
    int side = alike || set.side[position] > 0 ? 0 : SCALARS * POWERS;
    return firstScalar() + side;
  }

  /** The logarithm of the odds in a position. */
  double logOdds(TrainingSet set, int position) {
    float f = set.filled[position];
    float sum = 0;
    for (int i = 0, at = position * set.tuples; i < set.tuples; i++, at++) {
      int entry = factors.tableStart(set.kinds[i]) + set.states[at];
      sum += early[entry] + f * (late[entry] - early[entry]);
    }
    sum *= set.side[position];
    int parameter = scalar(set, position);
    for (int i = 0, at = position * SCALARS; i < SCALARS; i++, at++) {
      float power = set.scalars[at];
      for (int j = 0; j < POWERS; j++, power *= f) {
        sum += power * parameters[parameter++];
      }
    }
    return sum;
  }

  /**
   * Adds to the slopes of all tables and scalars what a position contributes.
   *
   * @param slope of the loss by the logarithm of the odds
   */
  void addSlopes(TrainingSet set, int position, float slope, float[] slopes) {
    float f = set.filled[position];
    float ofX = slope * set.side[position];
    for (int i = 0, at = position * set.tuples; i < set.tuples; i++, at++) {
      int entry = factors.tableStart(set.kinds[i]) + set.states[at];
      earlySlopes[entry] += (1 - f) * ofX;
      lateSlopes[entry] += f * ofX;
    }
    int parameter = scalar(set, position);
    for (int i = 0, at = position * SCALARS; i < SCALARS; i++, at++) {
      float power = slope * set.scalars[at];
      for (int j = 0; j < POWERS; j++, power *= f) {
        slopes[parameter++] += power;
      }
    }
  }

  /** Hands the slopes of the tables on to the parameters, and sets them back. */
  void gather(float[] slopes) {
    factors.gather(earlySlopes, slopes, 0);
    factors.gather(lateSlopes, slopes, factors.parameters());
    Arrays.fill(earlySlopes, 0);
    Arrays.fill(lateSlopes, 0);
  }

  /** The weights for a search. */
  Weights weights() {
    List<Tuples.Kind> kinds = Tuples.of(game).kinds();
    short[][] earlyTables = new short[kinds.size()][];
    short[][] lateTables = new short[kinds.size()][];
    for (int kind = 0; kind < kinds.size(); kind++) {
      int states = Tuples.states(kinds.get(kind).cells());
      earlyTables[kind] = new short[states];
      lateTables[kind] = new short[states];
      for (int state = 0; state < states; state++) {
        earlyTables[kind][state] = weight(early[factors.tableStart(kind) + state]);
        lateTables[kind][state] = weight(late[factors.tableStart(kind) + state]);
      }
    }
    return new Weights(earlyTables, lateTables, scalars());
  }

  private Map<Scalar, short[]> scalars() {
    int cells = game.board().cells();
    Map<Scalar, short[]> scalars = new EnumMap<>(Scalar.class);
    int number = 0;
    for (Scalar scalar : Scalar.values()) {
      short[] byStones = new short[cells + 1];
      for (int stones = 0; stones <= cells; stones++) {
        boolean ofX = alike || game.mover(Math.min(stones, cells - 1)) == Player.X;
        int from = firstScalar() + (ofX ? 0 : SCALARS * POWERS) + number * POWERS;
        float f = (float) stones / cells;
        byStones[stones] =
            weight(parameters[from] + f * (parameters[from + 1] + f * parameters[from + 2]));
      }
      scalars.put(scalar, byStones);
      number++;
    }
    return scalars;
  }

  private static short weight(float logOdds) {
    return (short)
        Math.max(-Short.MAX_VALUE, Math.min(Short.MAX_VALUE, Math.round(UNIT * logOdds)));
  }
}
