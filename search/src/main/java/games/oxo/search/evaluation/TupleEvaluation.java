package games.oxo.search.evaluation;

import games.oxo.game.board.Board;
import games.oxo.search.evaluation.Tuples.Tuple;
import games.oxo.search.kernel.Gather;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.value.Chance;
import java.util.Arrays;
import java.util.List;

/**
 * The static evaluation of positions by look-up. A search keeps the value of all tuples and, after
 * a stone, adds what changes on those through its cell.
 *
 * <p>The stones of each side on a tuple, gathered by one multiplication ({@link Gather}), are read
 * as a number in base three; the number of the stones of X plus twice that of O is the index into
 * the table of its kind. An entry holds two weights of 16 bits, so that one addition sums both:
 *
 * <pre>
 *   31            16 15             0
 *   | on a full board | on an empty one |     both for X; the upper half takes the lower's borrow
 * </pre>
 *
 * Immutable; one instance serves all threads.
 */
public final class TupleEvaluation {
  /** Beyond this a value would look like a decided game; 90 in log-odds is as good as certain. */
  public static final int MOST = 9_000;

  /** Sums of packed values must stay in 16 bits. */
  private static final int MOST_SUM = Short.MAX_VALUE;

  /** How finely the part of the board that is filled is told. */
  private static final int PHASE_BITS = 8;

  /** For values of a score game in steps, from far below 0 to far above it, the expected result. */
  private static final float[] RESULTS = new float[1 << 10];

  private static final int RESULT_STEP = 2;

  static {
    for (int i = 0; i < RESULTS.length; i++) {
      double logOdds = (i - RESULTS.length / 2) * RESULT_STEP / 100.0;
      RESULTS[i] = Math.round(4096 * (2 / (1 + Math.exp(-logOdds)) - 1)) / 4096f;
    }
  }

  /** A tuple, and where its tables begin. */
  private record Line(long cells, long factor, int shift, int digits, int values) {}

  private final Line[] lines;

  /** For each cell its tuples. */
  private final Line[][] linesThrough;

  /** For each cell and each of its tuples what a stone of X adds to the number of it. */
  private final int[][] places;

  private int[] digits = new int[0];
  private final int[] values;

  private final int[] phase;
  private final int[] move;
  private final int[] closedOwn;
  private final int[] closedOther;
  private final int[] closedBoth;
  private final int[][] winning = new int[4][];
  private final SearchRules rules;
  private final ChanceScale scale;
  private final long odd;
  private final long all;

  /**
   * @param weights for the game of the rules
   * @param scale what they mean as chances
   */
  public TupleEvaluation(SearchRules rules, Weights weights, ChanceScale scale) {
    this.rules = rules;
    this.scale = scale;
    Board board = rules.game().board();
    Tuples tuples = Tuples.of(rules.game());
    List<Tuple> listed = tuples.all();
    int[] begin = new int[tuples.kinds().size() + 1];
    for (int kind = 0; kind + 1 < begin.length; kind++) {
      begin[kind + 1] = begin[kind] + Tuples.states(tuples.kinds().get(kind).cells());
    }
    values = pack(weights, begin, listed.size());
    lines = new Line[listed.size()];
    linesThrough = new Line[board.cells()][];
    places = new int[board.cells()][];
    Arrays.fill(linesThrough, new Line[0]);
    Arrays.fill(places, new int[0]);
    for (int i = 0; i < lines.length; i++) {
      Tuple tuple = listed.get(i);
      lines[i] = line(tuple, begin[tuple.kind()]);
      for (int place = 0; place < tuple.cells().size(); place++) {
        addThrough(tuple.cells().get(place), lines[i], Tuples.states(place));
      }
    }
    odd = Scalar.oddCells(board);
    all = rules.all();
    phase = new int[board.cells() + 1];
    for (int stones = 0; stones < phase.length; stones++) {
      phase[stones] = Math.round((float) (stones << PHASE_BITS) / board.cells());
    }
    move = scalar(weights, Scalar.MOVE);
    closedOwn = scalar(weights, Scalar.CLOSED_OWN);
    closedOther = scalar(weights, Scalar.CLOSED_OTHER);
    closedBoth = scalar(weights, Scalar.CLOSED_BOTH);
    winning[0] = scalar(weights, Scalar.WINNING_OWN_ODD);
    winning[1] = scalar(weights, Scalar.WINNING_OWN_EVEN);
    winning[2] = scalar(weights, Scalar.WINNING_OTHER_ODD);
    winning[3] = scalar(weights, Scalar.WINNING_OTHER_EVEN);
  }

  /** The evaluation of a line game that nobody has learned. */
  public static TupleEvaluation handMade(SearchRules rules) {
    return new TupleEvaluation(rules, HandMadeWeights.of(rules.game()), ChanceScale.PLAIN);
  }

  /** The rules of the game that it evaluates. */
  public SearchRules rules() {
    return rules;
  }

  /**
   * The chance of the side to move that a value of a search stands for.
   *
   * @param nodes positions visited by the search
   * @param ply the stones on the board
   */
  public Chance chance(int value, long nodes, int ply) {
    return scale.chance(value, nodes, rules.moverIsX(ply), (double) ply / rules.cells());
  }

  private static int[] pack(Weights weights, int[] begin, int lines) {
    int[] packed = new int[begin[begin.length - 1]];
    int most = MOST_SUM / Math.max(1, lines);
    for (int kind = 0; kind + 1 < begin.length; kind++) {
      for (int state = 0; state < begin[kind + 1] - begin[kind]; state++) {
        int early = Math.max(-most, Math.min(most, weights.early(kind, state)));
        int late = Math.max(-most, Math.min(most, weights.late(kind, state)));
        packed[begin[kind] + state] = (late << 16) + early;
      }
    }
    return packed;
  }

  /**
   * What a position of a score game is worth to X, from -1 for a sure loss to 1 for a sure win, a
   * whole multiple of 1/4096 so that it is the same on every machine.
   */
  public float resultOfX(long x, long o) {
    int ply = Long.bitCount(x | o);
    int value = forX(tuples(x, o), ply) + (rules.moverIsX(ply) ? move[ply] : -move[ply]);
    return RESULTS[
        Math.max(0, Math.min(RESULTS.length - 1, value / RESULT_STEP + RESULTS.length / 2))];
  }

  private int forX(int tuples, int ply) {
    int early = (short) tuples;
    int late = (tuples - early) >> 16;
    int filled = phase[ply];
    return (early * ((1 << PHASE_BITS) - filled) + late * filled) >> PHASE_BITS;
  }

  private int[] scalar(Weights weights, Scalar scalar) {
    int[] byStones = new int[phase.length];
    for (int stones = 0; stones < byStones.length; stones++) {
      byStones[stones] = weights.scalar(scalar, stones);
    }
    return byStones;
  }

  private void addThrough(int cell, Line line, int place) {
    int count = places[cell].length;
    linesThrough[cell] = Arrays.copyOf(linesThrough[cell], count + 1);
    linesThrough[cell][count] = line;
    places[cell] = Arrays.copyOf(places[cell], count + 1);
    places[cell][count] = place;
  }

  private Line line(Tuple tuple, int table) {
    List<Integer> cells = tuple.cells();
    long bits = tuple.set();
    Gather gather = Gather.of(bits);
    int begin = digits.length;
    digits = Arrays.copyOf(digits, begin + gather.size());
    for (long subset = bits; subset != 0; subset = (subset - 1) & bits) {
      int number = 0;
      for (int i = 0; i < cells.size(); i++) {
        number += (subset >>> cells.get(i) & 1) != 0 ? Tuples.states(i) : 0;
      }
      digits[begin + gather.index(subset)] = number;
    }
    return new Line(bits, gather.factor(), gather.shift(), begin, table);
  }

  /** What all tuples are worth to X, packed. */
  public int tuples(long x, long o) {
    int value = 0;
    for (Line line : lines) {
      value += values[index(line, x, o)];
    }
    return value;
  }

  /** How much more they are worth to X after a stone of X on a free cell, packed. */
  public int gainOfX(long x, long o, int cell) {
    return gain(x, o, cell, 1);
  }

  /** How much more they are worth to X after a stone of O on a free cell, packed. */
  public int gainOfO(long x, long o, int cell) {
    return gain(x, o, cell, 2);
  }

  private int gain(long x, long o, int cell, int digit) {
    int gain = 0;
    Line[] through = linesThrough[cell];
    int[] place = places[cell];
    for (int i = 0; i < through.length; i++) {
      int index = index(through[i], x, o);
      gain += values[index + digit * place[i]] - values[index];
    }
    return gain;
  }

  private int index(Line line, long x, long o) {
    return line.values + number(line, x) + 2 * number(line, o);
  }

  private int number(Line line, long stones) {
    return digits[line.digits + (int) (((stones & line.cells) * line.factor) >>> line.shift)];
  }

  /**
   * The whole evaluation for the side to move, in hundredths of the logarithm of its odds.
   *
   * @param tuples what the tuples are worth to X, packed
   * @param moverIsX whether X is to move
   */
  public int of(LineState at, int tuples, boolean moverIsX) {
    int ply = at.ply;
    int forX = forX(tuples, ply);
    long free = all & ~(at.own | at.other);
    long ownWins = at.ownWins & free;
    long otherWins = at.otherWins & free;
    long ownLoses = at.ownLoses & ~at.ownWins & free;
    long otherLoses = at.otherLoses & ~at.otherWins & free;
    int value = (moverIsX ? forX : -forX) + move[ply];
    if ((ownLoses | otherLoses) != 0) {
      value +=
          closedOwn[ply] * Long.bitCount(ownLoses)
              + closedOther[ply] * Long.bitCount(otherLoses)
              + closedBoth[ply] * Long.bitCount(ownLoses & otherLoses);
    }
    if ((ownWins | otherWins) != 0) {
      value +=
          winning[0][ply] * Long.bitCount(ownWins & odd)
              + winning[1][ply] * Long.bitCount(ownWins & ~odd)
              + winning[2][ply] * Long.bitCount(otherWins & odd)
              + winning[3][ply] * Long.bitCount(otherWins & ~odd);
    }
    return Math.max(-MOST, Math.min(MOST, value));
  }
}
