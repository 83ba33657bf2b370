package games.oxo.search.solve.line;

import games.oxo.game.definition.LineRule;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineTables;
import java.util.Objects;

/**
 * Looks for a win by threats alone: each stone of the attacker threatens to win with the next and
 * leaves the other side one answer, until there is none. What it finds is a win; that it finds
 * nothing within its budget says nothing.
 *
 * <p>Only for games in which sides change after every stone and every free cell is legal. An
 * instance serves one worker.
 */
final class ThreatSearch {
  private final Kernel kernel;
  private final LineTables lines;
  private final int cells;
  private final long[] winRuns;
  private final long[][] winRunsThrough;
  private final int stonesBeforeThreat;
  private int left;
  private long zone;
  private long lastDefender;

  ThreatSearch(Kernel kernel) {
    this.kernel = kernel;
    lines = kernel.lines();
    cells = kernel.cells();
    LineRule rule = Objects.requireNonNull(kernel.game().definition().line());
    winRuns = kernel.game().board().runs(rule.win());
    winRunsThrough = kernel.game().board().runsThrough(rule.win());
    stonesBeforeThreat = rule.win() - 2;
  }

  /**
   * Whether the player to move wins so.
   *
   * @param tries its sensible moves, none of which wins at once
   * @param budget how many positions to look at
   */
  boolean exists(
      long attacker,
      long defender,
      long attackerWins,
      long attackerLoses,
      long defenderWins,
      long defenderLoses,
      long tries,
      int ply,
      int budget) {
    left = budget;
    zone = 0;
    long promising = lacking(attacker, defender, winRuns);
    return search(
        attacker,
        defender,
        attackerWins,
        attackerLoses,
        defenderWins,
        defenderLoses,
        tries,
        promising,
        ply);
  }

  /** Whether the last search that found nothing looked at everything. */
  boolean wasComplete() {
    return left > 0;
  }

  /**
   * Where alone a stone of the defender can spoil the win that was found last, if it goes there
   * before the attacker begins: on a cell that the win needs, or on a line that then makes one of
   * the defender's answers a threat.
   *
   * @param attacker the attacker's stones where it begins
   */
  long spoilers(long attacker) {
    return zone | lacking(lastDefender, attacker, winRuns);
  }

  private boolean search(
      long attacker,
      long defender,
      long attackerWins,
      long attackerLoses,
      long defenderWins,
      long defenderLoses,
      long tries,
      long promising,
      int ply) {
    if (--left <= 0 || ply + 3 > cells) {
      return false;
    }
    long free = kernel.all() & ~(attacker | defender);
    for (long rest = tries & promising; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long bit = rest & -rest;
      long now = attacker | bit;
      long wins = attackerWins | lines.wins(now, cell);
      long threats = wins & free & ~bit;
      if (threats == 0) {
        continue;
      }
      if ((threats & (threats - 1)) != 0 || (threats & defenderLoses) != 0) {
        zone = bit | threats;
        lastDefender = defender;
        return true;
      }
      int answer = Long.numberOfTrailingZeros(threats);
      long blocked = defender | threats;
      long loses = attackerLoses | lines.loses(now, cell);
      long theirWins = defenderWins | lines.wins(blocked, answer);
      long next = kernel.nonLosingMoves(free & ~bit & ~threats, loses, theirWins, ply + 2);
      if (next != 0
          && search(
              now,
              blocked,
              wins,
              loses,
              theirWins,
              defenderLoses | lines.loses(blocked, answer),
              next,
              promising | lacking(now, blocked, winRunsThrough[cell]),
              ply + 2)) {
        zone |= bit | threats;
        return true;
      }
    }
    return false;
  }

  /**
   * The cells of those runs that lack at most two stones of one side and have none of the other.
   */
  private long lacking(long stones, long against, long[] runs) {
    long found = 0;
    for (long run : runs) {
      if ((run & against) == 0 && Long.bitCount(run & stones) >= stonesBeforeThreat) {
        found |= run;
      }
    }
    return found;
  }
}
