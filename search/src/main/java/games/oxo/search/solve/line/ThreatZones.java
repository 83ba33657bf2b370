package games.oxo.search.solve.line;

import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.threat.FailureCache;
import games.oxo.search.threat.ThreatSearch;

/**
 * What threats tell of a position before it is searched: a win of the mover, or a threatened win of
 * the other side, which only some moves spoil.
 */
final class ThreatZones {
  /** How many positions a search for threats may take; as in the engine {@code deep}. */
  private static final int THREAT_NODES = 60;

  /** Memory for what such searches did not find. Chosen by hand. */
  private static final long CACHE_BYTES = 1 << 18;

  /** Below every value. */
  private static final int NOTHING = Integer.MIN_VALUE;

  private final ValueScale scale;
  private final FailureCache failures = new FailureCache(CACHE_BYTES);
  private final ThreatSearch threats;
  private int value;
  private int lossOfOthers;
  private long spoilers;

  ThreatZones(SearchRules rules, ValueScale scale) {
    this.scale = scale;
    threats = new ThreatSearch(rules, failures);
  }

  void forget() {
    failures.clear();
  }

  /**
   * Looks at a position in which every free cell is legal, sides change, and nobody can win at
   * once.
   */
  void look(LineState at) {
    value = NOTHING;
    lossOfOthers = Integer.MAX_VALUE;
    spoilers = -1;
    if (threats.moverWins(at, THREAT_NODES)) {
      value = scale.win(at.ply + 2 * threats.length() + 1);
    } else if ((at.otherWins & at.free()) == 0 && threats.otherWins(at, THREAT_NODES)) {
      lossOfOthers = -scale.win(at.ply + 2 * threats.length() + 2);
      spoilers = threats.spoilers();
    }
  }

  /** The position is worth at least this; less than every value when nothing was found. */
  int value() {
    return value;
  }

  /** Moves that are no spoilers are worth at most this; more than every value when all count. */
  int lossOfOthers() {
    return lossOfOthers;
  }

  /** The moves that may spoil the other side's win. */
  long spoilers() {
    return spoilers;
  }
}
