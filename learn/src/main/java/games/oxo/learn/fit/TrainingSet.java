package games.oxo.learn.fit;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.ScoredPosition;
import games.oxo.search.evaluation.ChanceScale.Knot;
import games.oxo.search.evaluation.Scalar;
import games.oxo.search.evaluation.Tuples;
import games.oxo.search.evaluation.Tuples.Tuple;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import java.util.List;

/**
 * Positions of games as a fit sees them: the state of each tuple, the scalars, how the game ended
 * and what the search had said. All of it is seen by the side to move.
 */
public final class TrainingSet {
  /** How many positions there are. */
  final int size;

  /** How many tuples each has. */
  final int tuples;

  /** For each position and tuple the state, in the table of its kind. */
  final char[] states;

  /** For each tuple its kind. */
  final int[] kinds;

  /** For each position its scalars. */
  final byte[] scalars;

  /** Which part of the board is filled. */
  final float[] filled;

  /** 1 if X is to move, -1 if O. */
  final byte[] side;

  /** 1 for a win, one half for a draw, 0 for a loss. */
  final float[] results;

  /** What the search had said, as a chance. */
  final float[] expected;

  private TrainingSet(int size, List<Tuple> listed) {
    this.size = size;
    tuples = listed.size();
    kinds = listed.stream().mapToInt(Tuple::kind).toArray();
    states = new char[size * tuples];
    scalars = new byte[size * Scalar.values().length];
    filled = new float[size];
    side = new byte[size];
    results = new float[size];
    expected = new float[size];
  }

  /**
   * The positions of some games.
   *
   * @param scale what the scores of their searches mean
   * @throws InputException when they are too many for one fit
   */
  public static TrainingSet of(SearchRules rules, List<ScoredGame> games, Knot scale) {
    long size = games.stream().mapToLong(each -> each.samples().size()).sum();
    List<Tuple> listed = Tuples.of(rules.game()).all();
    if (size * Math.max(Scalar.values().length, listed.size()) > Integer.MAX_VALUE) {
      throw new InputException(
          Text.format("%d positions are too many for one fit; fewer come with --positions", size));
    }
    TrainingSet set = new TrainingSet((int) size, listed);
    Filler filler = set.new Filler(rules, listed, scale);
    games.forEach(filler::add);
    return set;
  }

  /** Fills a set with the positions of one game after the other. */
  private final class Filler {
    private final SearchRules rules;
    private final List<Tuple> listed;
    private final LineState[] stack;
    private final long odd;
    private final Knot scale;
    private int at;

    Filler(SearchRules rules, List<Tuple> listed, Knot scale) {
      this.scale = scale;
      this.rules = rules;
      this.listed = listed;
      stack = rules.hasLines() ? LineState.stack(rules) : new LineState[0];
      odd = Scalar.oddCells(rules.game().board());
    }

    void add(ScoredGame game) {
      for (ScoredPosition each : game.samples()) {
        int ply = Long.bitCount(each.x() | each.o());
        boolean moverIsX = rules.moverIsX(ply);
        for (int i = 0; i < tuples; i++) {
          states[at * tuples + i] = (char) state(listed.get(i).cells(), each);
        }
        if (stack.length > 0) {
          addScalars(each, stack[ply], moverIsX);
        } else {
          // Without lines nothing but the move counts besides the tuples.
          scalars[at * Scalar.values().length] = 1;
        }
        filled[at] = (float) ply / rules.cells();
        side[at] = (byte) (moverIsX ? 1 : -1);
        results[at] = (side[at] * game.result() + 1) / 2f;
        double logOdds = scale.logOdds(each.score(), moverIsX, filled[at]);
        expected[at] = (float) (1 / (1 + StrictMath.exp(-logOdds)));
        at++;
      }
    }

    private void addScalars(ScoredPosition position, LineState state, boolean moverIsX) {
      state.set(moverIsX ? position.x() : position.o(), moverIsX ? position.o() : position.x());
      int scalar = at * Scalar.values().length;
      for (Scalar each : Scalar.values()) {
        scalars[scalar++] = (byte) each.count(state, odd);
      }
    }
  }

  private static int state(List<Integer> cells, ScoredPosition sample) {
    int state = 0;
    for (int place = cells.size() - 1; place >= 0; place--) {
      long bit = 1L << cells.get(place);
      state = 3 * state + ((sample.x() & bit) != 0 ? 1 : (sample.o() & bit) != 0 ? 2 : 0);
    }
    return state;
  }

  /** How many positions there are. */
  public int size() {
    return size;
  }
}
