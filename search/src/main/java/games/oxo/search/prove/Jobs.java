package games.oxo.search.prove;

import games.oxo.game.board.SymmetryGroup;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.prove.AttackSearch.Outcome;
import games.oxo.search.threat.FailureCache;
import games.oxo.search.threat.ThreatSearch;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One worker's jobs: small questions to an {@link AttackSearch}, whose proofs become part of the
 * strategy at once.
 */
public final class Jobs {
  /** Wins by threats that take more positions get moves of their own. Chosen by hand. */
  private static final int THREAT_NODES = 200;

  /** So much more memory than the search for values the search for proofs may take. */
  private static final int PART_FOR_VALUES = 4;

  private static final long NO_LIMIT = Long.MAX_VALUE / 2;
  private static final long CACHE_BYTES = 1 << 20;

  private final AttackSearch search;
  private final MoveValues values;
  private final ThreatSearch threats;
  private final LineState[] stack;
  private final SymmetryGroup symmetries;
  private final int cells;
  private final KeptStrategy strategy;
  private final TreeRoom room;

  /** What the other side has proven, or null where it does not attack. */
  private @Nullable Strategy opposing;

  /**
   * @param bytes how much memory it and the trees may take
   * @param stop whether to stop soon; asked every few hundred microseconds
   */
  public Jobs(SearchRules rules, long bytes, KeptStrategy strategy, BooleanSupplier stop) {
    this(rules, bytes - bytesForTrees(bytes), new TreeRoom(bytesForTrees(bytes)), strategy, stop);
  }

  /**
   * One of several workers on the same tasks.
   *
   * @param bytes how much memory its table may take
   */
  Jobs(SearchRules rules, long bytes, TreeRoom room, KeptStrategy strategy, BooleanSupplier stop) {
    this.room = room;
    this.strategy = strategy;
    values = new MoveValues(rules, bytes / PART_FOR_VALUES);
    symmetries = rules.game().symmetryGroup();
    cells = rules.cells();
    search = AttackSearch.withPassTest(rules, bytes, stop);
    threats = new ThreatSearch(rules, new FailureCache(CACHE_BYTES));
    stack = LineState.stack(rules);
  }

  private Jobs(Jobs other, KeptStrategy strategy) {
    this.strategy = strategy;
    opposing = other.strategy.strategy();
    search = other.search;
    values = other.values;
    threats = other.threats;
    stack = other.stack;
    symmetries = other.symmetries;
    cells = other.cells;
    room = other.room;
  }

  /**
   * The same worker in the service of the other side: with the same tables and the same memory.
   * From now on each side knows what the other has proven.
   *
   * @param rival the strategy of the other side
   */
  Jobs forRival(KeptStrategy rival) {
    opposing = rival.strategy();
    return new Jobs(this, rival);
  }

  /** Whether the other side is known to win a position in which it is to move. */
  boolean isLost(long attacker, long defender) {
    Strategy other = opposing;
    return other != null && other.knows(/* attacker= */ defender, /* defender= */ attacker);
  }

  /** Of so much memory the part for trees; a table of a power of two leaves as much unused. */
  static long bytesForTrees(long bytes) {
    return bytes / 4;
  }

  /** Where the trees of its tasks have their place. */
  TreeRoom room() {
    return room;
  }

  /** How many positions of the defender were looked at. */
  public long expansions() {
    return search.expansions();
  }

  /** The defender's answers; see {@link AttackSearch#answers}. */
  long answers(long attacker, long defender, int ply) {
    return isLost(attacker, defender)
        ? AttackSearch.REFUTED
        : search.answers(attacker, defender, ply);
  }

  /** See {@link AttackSearch#isDoubtful}. */
  boolean isDoubtful(long attacker, long defender, int ply, long answers) {
    return search.isDoubtful(attacker, defender, ply, answers);
  }

  /** Whether a position in which the attacker is to move is proven already. */
  boolean knows(long attacker, long defender) {
    return strategy.knows(attacker, defender);
  }

  /** How many cells the board has. */
  int cells() {
    return cells;
  }

  /** What tells good moves from bad ones. */
  MoveValues values() {
    return values;
  }

  /** The attacker's moves that do not lose at once, one of each kind. */
  long moves(long attacker, long defender) {
    LineState at = stack[Long.bitCount(attacker | defender)];
    at.set(attacker, defender);
    return distinct(attacker, defender, at.nonLosingMoves(at.free()));
  }

  /**
   * Of some cells the first of each kind, where the position is its own image. A cell stays if none
   * of its images is among them: nothing is proven of those.
   */
  long distinct(long attacker, long defender, long cells) {
    long left = cells;
    int keeping = symmetries.stabiliser(attacker, defender) & ~1;
    for (long rest = keeping == 0 ? 0 : cells; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      for (int images = keeping; images != 0; images &= images - 1) {
        int image = symmetries.get(Integer.numberOfTrailingZeros(images)).map(cell);
        boolean isLater = image < cell && (cells >>> image & 1) != 0;
        left &= isLater ? ~(1L << cell) : -1L;
      }
    }
    return left;
  }

  /**
   * Whether the attacker, who is to move, wins; see {@link AttackSearch#attack}.
   *
   * @throws SearchStopped when told to stop while a proof is collected, which is then lost
   */
  Outcome run(long attacker, long defender, int ply, int quiet, long most) {
    if (knows(attacker, defender)) {
      return Outcome.PROVEN;
    }
    Outcome outcome = search.attack(attacker, defender, ply, quiet, most);
    if (outcome == Outcome.PROVEN) {
      StrategyPart part = new StrategyPart();
      stack[ply].set(attacker, defender);
      collect(stack[ply], quiet, part);
      strategy.add(part);
    }
    return outcome;
  }

  /** Adds the move after which all answers are proven. */
  void add(long attacker, long defender, int cell) {
    StrategyPart part = new StrategyPart();
    part.add(attacker, defender, cell);
    strategy.add(part);
  }

  /** Whether it was told to stop. */
  boolean isHalted() {
    return search.wasHalted();
  }

  /** Adds the attacker's moves from a position that is proven. */
  private void collect(LineState at, int quiet, StrategyPart part) {
    if ((at.ownWins & at.free()) != 0
        || part.knows(at.own, at.other)
        || strategy.knows(at.own, at.other)
        || threats.moverWins(at, THREAT_NODES)) {
      return;
    }
    int cell = search.winningMove(at.own, at.other);
    if (cell < 0) {
      // It was replaced in the table, or won by threats without being stored.
      Outcome again = search.attack(at.own, at.other, at.ply, quiet, NO_LIMIT);
      if (again != Outcome.PROVEN) {
        throw new SearchStopped();
      }
      cell = search.winningMove(at.own, at.other);
    }
    part.add(at.own, at.other, cell);
    LineState after = at.place(cell);
    for (long rest = after.nonLosingMoves(after.free()); rest != 0; rest &= rest - 1) {
      collect(after.place(Long.numberOfTrailingZeros(rest)), quiet, part);
    }
  }
}
