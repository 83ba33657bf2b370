package games.oxo.search.threat;

import games.oxo.game.board.PositionHash;
import games.oxo.game.rules.CellPattern;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.SearchRules;

/**
 * Threat-space search with a small budget: a win by threats alone, in which each stone of the
 * attacker threatens to win with the next and leaves the other side one answer, until there is
 * none. A win that it finds is proven; finding none within the budget proves nothing.
 *
 * <pre>
 *   if (threats.otherWins(at, 60)) {                  // as if the mover passed
 *     tries &amp;= threats.spoilers();                    // all other moves lose
 *   }
 * </pre>
 *
 * <p>Only for games in which sides change after every stone and every free cell is legal. An
 * instance serves one worker.
 */
public final class ThreatSearch {
  private static final int PER_PLY = 64;
  private static final int RECENT_BITS = 6;

  private final int cells;
  private final LineTables lines;
  private final FailureCache failures;
  private final long[] winSets;

  /** Whether a line lacks two stones or fewer from the beginning. */
  private final boolean alwaysOpen;

  private final LineState[] stack;

  // For each ply the moves that threaten, and where.
  private final byte[] moves;
  private final long[] answers;

  // Openings of stones that were asked for lately.
  private final long[] recentStones = new long[1 << RECENT_BITS];
  private final long[] recentOpenings = new long[1 << RECENT_BITS];

  private int left;

  // The win that was found last: the attacker's stones in their order, and what it needs.
  private final int[] line;
  private int length;
  private long zone;
  private long attackerBefore;
  private long lastDefender;

  /**
   * @param failures may be shared with other instances of the same game and worker
   */
  public ThreatSearch(SearchRules rules, FailureCache failures) {
    this.failures = failures;
    cells = rules.cells();
    lines = rules.lines();
    stack = LineState.stack(rules);
    CellPattern winning = rules.winning();
    winSets = winning.sets();
    alwaysOpen = winning.smallest() <= 2;
    moves = new byte[PER_PLY * (cells + 1)];
    answers = new long[PER_PLY * (cells + 1)];
    line = new int[cells + 1];
  }

  /**
   * Whether the player to move wins so.
   *
   * @param from a position in which it cannot win at once
   * @param budget how many positions to look at
   */
  public boolean moverWins(LineState from, int budget) {
    LineState start = stack[from.ply];
    start.set(from);
    return wins(start, budget);
  }

  /**
   * Whether the other player would win so if it were to move.
   *
   * @param from a position in which it could not win at once
   * @param budget how many positions to look at
   */
  public boolean otherWins(LineState from, int budget) {
    LineState start = stack[from.ply];
    start.setTurned(from);
    return wins(start, budget);
  }

  private boolean wins(LineState attacker, int budget) {
    left = budget;
    long tries = attacker.nonLosingMoves(attacker.free());
    long promising = alwaysOpen ? -1 : openings(attacker.own);
    attackerBefore = attacker.own;
    return search(attacker, tries, promising, 0);
  }

  /** See {@link LineTables#allOpenings}; the same stones are asked for again and again. */
  private long openings(long own) {
    int place = PositionHash.index(own, RECENT_BITS);
    if (recentStones[place] != own) {
      recentStones[place] = own;
      recentOpenings[place] = lines.allOpenings(own);
    }
    return recentOpenings[place];
  }

  /** Whether the last search that found nothing looked at everything. */
  public boolean wasComplete() {
    return left > 0;
  }

  /** The attacker's first stone in the win that was found last. */
  public int firstMove() {
    return line[0];
  }

  /** The attacker's stone with this number, from 0, in the win that was found last. */
  public int move(int number) {
    return line[number];
  }

  /** How many stones of the attacker that win takes before the one that completes the line. */
  public int length() {
    return length;
  }

  /**
   * Where alone a stone of the defender can spoil the win that was found last, if it goes there
   * before the attacker begins: on a cell that the win needs, or on a line that then makes one of
   * the defender's answers a threat. All moves with which the defender threatens at once are among
   * them.
   */
  public long spoilers() {
    long found = zone;
    for (long set : winSets) {
      if ((set & attackerBefore) == 0 && Long.bitCount(set & ~lastDefender) <= 2) {
        found |= set;
      }
    }
    return found;
  }

  /**
   * The moves that spoil the win that was found last, as if the mover had passed, and that survive
   * a replay of it.
   *
   * @param from the position in which {@link #otherWins} found it
   * @param tries the moves with which the mover does not lose at once
   */
  public long spoilers(LineState from, long tries) {
    long left = tries & spoilers();
    for (long rest = left; rest != 0; rest &= rest - 1) {
      if (stillWins(from.place(Long.numberOfTrailingZeros(rest)))) {
        left &= ~(rest & -rest);
      }
    }
    return left;
  }

  /**
   * Whether the stones of the win that was found last still win by threats alone in another
   * position, in the same order.
   *
   * @param from the attacker is to move and cannot win at once
   */
  public boolean stillWins(LineState from) {
    LineState at = stack[from.ply];
    at.set(from);
    for (int i = 0; i < length && at.ply + 3 <= cells; i++) {
      long free = at.free();
      long tries = at.nonLosingMoves(free);
      int cell = line[i];
      if ((tries >>> cell & 1) == 0) {
        return false;
      }
      long wins = at.winsAfter(cell);
      long threats = wins & free & ~(1L << cell);
      if (threats == 0) {
        return false;
      }
      if ((threats & (threats - 1)) != 0 || (threats & at.otherLoses) != 0) {
        return true;
      }
      at = at.place(cell, wins, at.losesAfter(cell)).place(Long.numberOfTrailingZeros(threats));
    }
    return false;
  }

  /**
   * @param at the attacker is to move
   * @param tries its moves that do not lose at once
   * @param promising cells on lines with enough stones for a threat
   * @param depth how many stones the attacker has placed
   */
  private boolean search(LineState at, long tries, long promising, int depth) {
    if (--left <= 0 || at.ply + 3 > cells) {
      return false;
    }
    long free = at.free();
    int base = PER_PLY * at.ply;
    int end = base;
    long still = promising & ~tries;
    for (long rest = tries & promising; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long bit = rest & -rest;
      long threats = at.winsAfter(cell) & free & ~bit;
      if ((threats & (threats - 1)) != 0 || (threats & at.otherLoses) != 0) {
        line[depth] = cell;
        length = depth + 1;
        zone = bit | threats;
        lastDefender = at.other;
        return true;
      }
      if (threats != 0) {
        still |= bit;
        moves[end] = (byte) cell;
        answers[end++] = threats;
      }
    }
    if (end == base) {
      return false;
    }
    long code = PositionHash.of(at.own, at.other);
    if (failures.has(code)) {
      return false;
    }
    for (int i = base; i < end; i++) {
      int cell = moves[i];
      LineState next = at.place(cell).place(Long.numberOfTrailingZeros(answers[i]));
      long nextTries = next.nonLosingMoves(next.free());
      if (nextTries != 0
          && search(next, nextTries, still | lines.openings(next.own, cell), depth + 1)) {
        line[depth] = cell;
        zone |= 1L << cell | answers[i];
        return true;
      }
    }
    if (left > 0) {
      failures.add(code);
    }
    return false;
  }
}
