package games.oxo.book.export;

import games.oxo.game.Game;
import games.oxo.search.evaluation.HandMadeWeights;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.Scalar;
import games.oxo.search.evaluation.Tuples;
import games.oxo.search.evaluation.Weights;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * An evaluation that source code is made of.
 *
 * @param weights what the tables have
 * @param alike whether they are the same for both colours
 * @param factor by which its values are to be multiplied to be log-odds
 * @param words where the weights come from: {@code learned}
 */
public record SourceEvaluation(Weights weights, boolean alike, double factor, String words) {
  /** The largest sum of tables; see {@code TupleEvaluation}, which has the same bound. */
  private static final int MOST_SUM = Short.MAX_VALUE;

  /** One that was learned. */
  public static SourceEvaluation of(LearnedEvaluation learned) {
    return new SourceEvaluation(
        learned.weights(), learned.alike(), learned.scale().knots().get(0).factor(), "learned");
  }

  /** The one of a line game that nobody has learned. */
  public static SourceEvaluation handMade(Game game) {
    return new SourceEvaluation(HandMadeWeights.of(game), true, 1, "made by hand");
  }

  /**
   * The same with the weights of tables rounded to multiples of a step, and so bounded that no sum
   * of them is too large.
   */
  public SourceEvaluation inSteps(Game game, int step) {
    Tuples tuples = Tuples.of(game);
    List<Tuples.Kind> kinds = tuples.kinds();
    int most = MOST_SUM / Math.max(1, tuples.all().size());
    short[][] early = new short[kinds.size()][];
    short[][] late = new short[kinds.size()][];
    for (int kind = 0; kind < early.length; kind++) {
      early[kind] = new short[Tuples.states(kinds.get(kind).cells())];
      late[kind] = new short[early[kind].length];
      for (int state = 0; state < early[kind].length; state++) {
        early[kind][state] = rounded(weights.early(kind, state), most, step);
        late[kind][state] = rounded(weights.late(kind, state), most, step);
      }
    }
    Map<Scalar, short[]> scalars = new EnumMap<>(Scalar.class);
    for (Scalar scalar : Scalar.values()) {
      short[] byStones = new short[game.board().cells() + 1];
      for (int stones = 0; stones < byStones.length; stones++) {
        byStones[stones] = (short) weights.scalar(scalar, stones);
      }
      scalars.put(scalar, byStones);
    }
    return new SourceEvaluation(new Weights(early, late, scalars), alike, factor, words);
  }

  /** The opposite of a weight is rounded to the opposite. */
  private static short rounded(int weight, int most, int step) {
    int size = Math.min(most, Math.abs(weight));
    int steps = Math.min(most / step, (size + step / 2) / step);
    return (short) (Integer.signum(weight) * steps * step);
  }
}
