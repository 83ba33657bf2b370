package games.oxo.search.textbook;

import games.oxo.game.board.Board;
import java.util.ArrayList;
import java.util.List;

/**
 * A way to search a game tree to a depth.
 *
 * @param algorithm how windows are used
 * @param order which moves are tried first
 * @param table whether a transposition table remembers positions
 */
public record Technique(Algorithm algorithm, Order order, boolean table) {
  /** How windows are used. */
  public enum Algorithm {
    /** Every position is visited. */
    NEGAMAX("negamax"),

    /** Moves are left out that the other side would not allow (Knuth and Moore 1975). */
    ALPHA_BETA("alpha-beta"),

    /**
     * After the first move a null window; a second search begins at the value found, and is left
     * out near the leaves (Reinefeld 1983).
     */
    NEGASCOUT("NegaScout"),

    /** After the first move a null window; a second search has the whole window (Marsland 1982). */
    PVS("PVS");

    private final String title;

    Algorithm(String title) {
      this.title = title;
    }

    /** What books call it. */
    public String title() {
      return title;
    }
  }

  /** Which moves are tried first; without cuts it does not matter. */
  public enum Order {
    /** Those that come first on the board. */
    BOARD,

    /** Those in the middle: ring by ring outwards. */
    RINGS,

    /** The promising ones: the stored move, killers, history. */
    PROMISING;

    /** The cells, those to be tried first in the first group. */
    long[] groups(Board board) {
      if (this != RINGS) {
        return new long[] {board.all()};
      }
      long[] groups = new long[board.rings()];
      for (int ring = 1; ring <= groups.length; ring++) {
        groups[ring - 1] = board.ringCells(ring);
      }
      return groups;
    }
  }

  /** Whether moves are ordered by what the search has found so far. */
  public boolean ordersMoves() {
    return order == Order.PROMISING;
  }

  /** Every algorithm, plain and with each help; without cuts the order of moves does not matter. */
  public static List<Technique> all() {
    List<Technique> all = new ArrayList<>();
    for (Algorithm algorithm : Algorithm.values()) {
      for (boolean table : new boolean[] {false, true}) {
        all.add(new Technique(algorithm, Order.BOARD, table));
        if (algorithm != Algorithm.NEGAMAX) {
          all.add(new Technique(algorithm, Order.PROMISING, table));
        }
      }
    }
    return all;
  }
}
