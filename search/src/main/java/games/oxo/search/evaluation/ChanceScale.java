package games.oxo.search.evaluation;

import games.oxo.search.value.Chance;
import java.util.List;

/**
 * What chance of winning the value of a search stands for: the logistic function of the value times
 * a factor, plus a shift for the side to move. The factor depends on how many positions were
 * visited, since players who search more make more of the same lead; the shift on the side and on
 * how full the board is, since a search flatters whoever has the last move in it. Both are measured
 * at some efforts; between two of them the logarithm of the effort decides.
 */
public final class ChanceScale {
  /** Values are in hundredths of the logarithm of the odds. */
  private static final double UNIT = 100;

  /** An estimate never says that something is certain. */
  private static final double LEAST = 0.001;

  /**
   * What is added to the logarithm of the odds of one side when it is to move; in between, the
   * number of stones decides.
   *
   * @param early on an empty board
   * @param late on a full one
   */
  public record Shift(double early, double late) {
    /** Values mean what they say. */
    public static final Shift NONE = new Shift(0, 0);

    public Shift {
      if (!(Math.abs(early) < 1000 && Math.abs(late) < 1000)) {
        throw new IllegalArgumentException("shift " + early + " to " + late);
      }
    }

    private double at(double filled) {
      return early + (late - early) * filled;
    }
  }

  /**
   * What was measured at one effort.
   *
   * @param nodes positions visited for a move; at least 1
   * @param factor above 0
   * @param ofX the shift with X to move
   * @param ofO the shift with O to move
   */
  public record Knot(long nodes, double factor, Shift ofX, Shift ofO) {
    public Knot {
      if (nodes < 1 || !(factor > 0 && factor < 1000)) {
        throw new IllegalArgumentException(nodes + " nodes, factor " + factor);
      }
    }

    /** Without shifts. */
    public Knot(long nodes, double factor) {
      this(nodes, factor, Shift.NONE, Shift.NONE);
    }

    /** The logarithm of the odds that a value stands for, as in {@link ChanceScale#chance}. */
    public double logOdds(int value, boolean moverIsX, double filled) {
      return factor * value / UNIT + (moverIsX ? ofX : ofO).at(filled);
    }
  }

  /** A value means what it was fitted to mean, whatever the effort. */
  public static final ChanceScale PLAIN = new ChanceScale(List.of(new Knot(1, 1)));

  private final List<Knot> knots;

  /**
   * @param knots at least one, in the order of their nodes
   */
  public ChanceScale(List<Knot> knots) {
    this.knots = List.copyOf(knots);
    for (int i = 0; i < knots.size(); i++) {
      if (i > 0 && knots.get(i).nodes() <= knots.get(i - 1).nodes()) {
        throw new IllegalArgumentException("efforts must rise: " + knots);
      }
    }
    if (knots.isEmpty()) {
      throw new IllegalArgumentException("at least one effort is needed");
    }
  }

  /** What was measured. */
  public List<Knot> knots() {
    return knots;
  }

  /**
   * The chance that a value stands for.
   *
   * @param value for the side to move, in hundredths of the logarithm of the odds
   * @param nodes positions visited
   * @param moverIsX whether X is to move
   * @param filled which part of the board is filled, from 0 to 1
   */
  public Chance chance(int value, long nodes, boolean moverIsX, double filled) {
    double odds = 1 / (1 + Math.exp(-logOdds(value, nodes, moverIsX, filled)));
    return new Chance(Math.max(LEAST, Math.min(1 - LEAST, odds)));
  }

  private double logOdds(int value, long nodes, boolean moverIsX, double filled) {
    Knot below = knots.get(0);
    for (Knot knot : knots) {
      double found = knot.logOdds(value, moverIsX, filled);
      if (knot.nodes() > nodes) {
        double whole = Math.log((double) knot.nodes() / below.nodes());
        double part = Math.log((double) Math.max(1, nodes) / below.nodes());
        double least = below.logOdds(value, moverIsX, filled);
        return whole == 0 || part <= 0 ? least : least + (found - least) * part / whole;
      }
      below = knot;
    }
    return below.logOdds(value, moverIsX, filled);
  }
}
