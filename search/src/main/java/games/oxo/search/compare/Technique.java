package games.oxo.search.compare;

import java.util.ArrayList;
import java.util.List;

/**
 * A way to search a game tree to a depth.
 *
 * @param algorithm how windows are used
 * @param ordering whether promising moves are tried first: the stored move, killers, history
 * @param table whether a transposition table remembers positions
 */
public record Technique(Algorithm algorithm, boolean ordering, boolean table) {
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

  /** Every algorithm, plain and with each help; without cuts the order of moves does not matter. */
  public static List<Technique> all() {
    List<Technique> all = new ArrayList<>();
    for (Algorithm algorithm : Algorithm.values()) {
      all.add(new Technique(algorithm, false, false));
      if (algorithm != Algorithm.NEGAMAX) {
        all.add(new Technique(algorithm, true, false));
      }
      all.add(new Technique(algorithm, false, true));
      if (algorithm != Algorithm.NEGAMAX) {
        all.add(new Technique(algorithm, true, true));
      }
    }
    return all;
  }
}
