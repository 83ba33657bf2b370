package games.oxo.search.solve.line;

import games.oxo.game.definition.LineRule;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineState;
import java.util.Objects;

/**
 * Threat-space search with a small budget: a win by threats alone, in which each stone of the
 * attacker threatens to win with the next and leaves the other side one answer, until there is
 * none. A win that it finds is proven; finding none within the budget proves nothing.
 *
 * <p>Only for games in which sides change after every stone and every free cell is legal. An
 * instance serves one worker.
 */
final class ThreatSearch {
  private final int cells;
  private final long[] winRuns;
  private final long[][] winRunsThrough;
  private final int stonesBeforeThreat;
  private final LineState[] stack;
  private int left;
  private long zone;
  private long lastDefender;

  ThreatSearch(Kernel kernel) {
    cells = kernel.cells();
    stack = LineState.stack(kernel);
    LineRule rule = Objects.requireNonNull(kernel.game().definition().line());
    winRuns = kernel.game().board().runs(rule.win());
    winRunsThrough = kernel.game().board().runsThrough(rule.win());
    stonesBeforeThreat = rule.win() - 2;
  }

  /**
   * Whether the player to move wins so.
   *
   * @param from a position in which it cannot win at once
   * @param budget how many positions to look at
   */
  boolean moverWins(LineState from, int budget) {
    stack[from.ply].set(from);
    return wins(stack[from.ply], budget);
  }

  /** Whether the other player would win so if it were to move. */
  boolean otherWins(LineState from, int budget) {
    stack[from.ply].setTurned(from);
    return wins(stack[from.ply], budget);
  }

  private boolean wins(LineState attacker, int budget) {
    left = budget;
    zone = 0;
    long tries = attacker.nonLosingMoves(attacker.free());
    return search(attacker, tries, lacking(attacker.own, attacker.other, winRuns));
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

  /**
   * @param at the attacker is to move
   * @param tries its moves that do not lose at once
   * @param promising cells on lines with enough stones for a threat
   */
  private boolean search(LineState at, long tries, long promising) {
    if (--left <= 0 || at.ply + 3 > cells) {
      return false;
    }
    long free = at.free();
    for (long rest = tries & promising; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long bit = rest & -rest;
      long wins = at.winsAfter(cell);
      long threats = wins & free & ~bit;
      if (threats == 0) {
        continue;
      }
      if ((threats & (threats - 1)) != 0 || (threats & at.otherLoses) != 0) {
        zone = bit | threats;
        lastDefender = at.other;
        return true;
      }
      LineState defender = at.place(cell, wins, at.losesAfter(cell));
      LineState next = defender.place(Long.numberOfTrailingZeros(threats));
      long nextTries = next.nonLosingMoves(next.free());
      if (nextTries != 0
          && search(
              next, nextTries, promising | lacking(next.own, next.other, winRunsThrough[cell]))) {
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
