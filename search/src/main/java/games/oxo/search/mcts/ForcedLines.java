package games.oxo.search.mcts;

import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.threat.FailureCache;
import games.oxo.search.threat.ThreatSearch;

/**
 * What threats decide in a position of a line game: whether the mover wins by threats alone, and if
 * the other side would win so, which moves spoil that win. All that it says is proven.
 *
 * <p>Only where {@link #serves} says so. An instance serves one worker.
 */
final class ForcedLines {
  /** How many positions a search may look at. This and the next two were chosen by hand. */
  private static final int NODES = 60;

  /** The same for what the other side still has after a move that spoils a win. */
  private static final int NODES_AFTER_SPOILER = 30;

  /** So many times as many at the root. */
  private static final int AT_THE_ROOT = 20;

  /** Memory for what searches did not find. */
  private static final long CACHE_BYTES = 1 << 18;

  private final SearchRules rules;
  private final FailureCache failures = new FailureCache(CACHE_BYTES);
  private final ThreatSearch threats;

  ForcedLines(SearchRules rules) {
    this.rules = rules;
    threats = new ThreatSearch(rules, failures);
  }

  /**
   * Whether it can say something: there is a choice of moves, sides change after every stone, and
   * every free cell is legal.
   *
   * @param tries see {@link #withoutLost}
   */
  boolean serves(int ply, long tries) {
    return (tries & (tries - 1)) != 0 && rules.plainFrom(ply);
  }

  /** Forgets everything. */
  void reset() {
    failures.clear();
  }

  /** Whether the mover, who cannot win at once, wins by threats. */
  boolean moverWins(LineState at, boolean root) {
    return threats.moverWins(at, root ? AT_THE_ROOT * NODES : NODES);
  }

  /** The first stone of the win that was found. */
  int firstMove() {
    return threats.firstMove();
  }

  /**
   * Leaves out moves that lose to threats of the other side.
   *
   * @param tries the moves with which the mover does not lose at once, at least two
   * @return the moves that may not lose; 0 when all lose
   */
  long withoutLost(LineState at, long tries, boolean root) {
    int times = root ? AT_THE_ROOT : 1;
    if (!threats.otherWins(at, times * NODES)) {
      return tries;
    }
    long left = threats.spoilers(at, tries);
    for (long rest = left; rest != 0; rest &= rest - 1) {
      LineState after = at.place(Long.numberOfTrailingZeros(rest));
      if (threats.moverWins(after, times * NODES_AFTER_SPOILER)) {
        left &= ~(rest & -rest);
      }
    }
    return left;
  }
}
