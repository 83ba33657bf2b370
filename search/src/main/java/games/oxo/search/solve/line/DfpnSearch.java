package games.oxo.search.solve.line;

import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.PositionKey;
import games.oxo.search.kernel.ProofFacts;
import games.oxo.search.kernel.ProofNode;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.kernel.SlotTable;
import games.oxo.search.threat.FailureCache;
import games.oxo.search.threat.ThreatSearch;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search, df-pn (Nagai 2002), by one worker: whether one player, the
 * attacker, can win at all; a draw counts for the defender. It expands the positions that need the
 * fewest further proofs first, and so follows threats, which allow one answer, deeply before it
 * tries quiet moves.
 *
 * <p>The position of a node has at least two moves that do not lose at once; forced moves are
 * played on before a position is looked at. A node's number for its mover is the least of its
 * children; the number for the other side is the largest of its children and one for each other
 * child, which unlike their sum does not count again and again what several children share.
 *
 * <p>Only for games in which sides change after every stone and every free cell is legal.
 */
final class DfpnSearch {
  /** The last number of stones at which images of a position share an entry. Chosen by hand. */
  private static final int FOLD_UNTIL = 6;

  private static final int NEVER = ProofNode.NEVER;

  /** Keeps apart what is known of a position with one or the other player as attacker. */
  private static final long MOVER_ATTACKS = 0x5851F42D4C957F2DL;

  /**
   * The attacker leaves a child when its number exceeds the next one's by this many quarters (the 1
   * + epsilon trick, Pawlewicz and Lew 2006). Chosen by hand.
   */
  private static final int SLACK_OF_ATTACKER = 1;

  /**
   * The same for the defender. One look at the attacker's moves about doubles a number, since each
   * move counts; with less than that, the answers of the defender would all be searched in turns,
   * and the attacker's moves broadly instead of one after the other. Measured: the table of limits
   * in {@code docs/solving.md#exact-values-of-line-games} has it as three times the next number.
   */
  private static final int SLACK_OF_DEFENDER = 8;

  /** How many positions a search for a win by threats may take. Chosen by hand. */
  private static final int THREAT_NODES = 50;

  /** What is remembered of such searches that found nothing. Chosen by hand. */
  private static final long CACHE_BYTES = 1 << 20;

  /**
   * About one in this many of the moves that may spoil a win by threats does so. Chosen by hand.
   */
  private static final int SPOILERS_PER_DEFENCE = 2;

  /**
   * Cells by which the order of moves that look alike differs from one worker to the next. Chosen
   * by hand.
   */
  private static final int TURN_PER_WORKER = 11;

  private final SlotTable table;
  private final PositionKey codes;
  private final NodeBudget budget;
  private final FailureCache failures = new FailureCache(CACHE_BYTES);
  private final ThreatSearch threats;
  private final int cells;
  private final int turn;
  private final long[][] winSets;
  private final LineState[] stack;
  private final DfpnNode[] nodes;

  /** The attacker moves when the number of stones is as even or odd as this. */
  private int attackerPly;

  // The numbers that were found last.
  private int proof;
  private int disproof;

  /**
   * @param worker which worker this is; where moves look alike each has an order of its own
   */
  DfpnSearch(SearchRules rules, SlotTable table, NodeBudget budget, int worker) {
    this.table = table;
    this.budget = budget;
    turn = worker * TURN_PER_WORKER;
    winSets = rules.winning().through();
    threats = new ThreatSearch(rules, failures);
    codes = PositionKey.exact(rules, FOLD_UNTIL);
    cells = rules.cells();
    stack = LineState.stack(rules);
    nodes = new DfpnNode[cells];
    for (int ply = 0; ply < cells; ply++) {
      nodes[ply] = new DfpnNode(stack[ply], cells);
    }
  }

  /**
   * Whether the player to move, or else the other one, can win from a position that is not over.
   *
   * @throws SearchStopped when the budget says so
   */
  boolean proves(long own, long other, int ply, boolean moverAttacks) {
    attackerPly = moverAttacks ? ply : ply + 1;
    stack[ply].set(own, other);
    LineState start = playForced(stack[ply]);
    if (start != null) {
      search(nodes[start.ply], NEVER, NEVER);
    }
    return proof == 0;
  }

  /** Forgets what is not in the table. */
  void forget() {
    failures.clear();
  }

  private boolean attackerMoves(LineState at) {
    return ((at.ply ^ attackerPly) & 1) == 0;
  }

  /**
   * Plays on from a position as long as there is but one move that does not lose at once.
   *
   * @return the position with a choice, or null when the outcome is decided; then the numbers found
   *     last say how
   */
  private @Nullable LineState playForced(LineState from) {
    LineState at = from;
    while (true) {
      long free = at.free();
      if ((at.ownWins & free) != 0) {
        decide(attackerMoves(at));
        return null;
      }
      long tries = at.nonLosingMoves(free);
      if (tries == 0) {
        decide(!attackerMoves(at));
        return null;
      }
      if ((tries & (tries - 1)) != 0) {
        nodes[at.ply].tries = tries;
        return at;
      }
      if (at.ply + 1 == cells) {
        decide(false);
        return null;
      }
      at = at.place(Long.numberOfTrailingZeros(tries));
    }
  }

  private void decide(boolean attackerWins) {
    proof = attackerWins ? 0 : NEVER;
    disproof = attackerWins ? NEVER : 0;
  }

  private long code(LineState at) {
    return codes.of(at.own, at.other, at.ply) ^ (attackerMoves(at) ? MOVER_ATTACKS : 0);
  }

  /**
   * Searches a position until one of its numbers reaches its limit or the outcome is decided.
   *
   * @param phiLimit the limit of the number that the mover brings to zero to reach its goal
   * @param deltaLimit that of the other side's
   */
  private void search(DfpnNode node, int phiLimit, int deltaLimit) {
    node.phiLimit = phiLimit;
    node.deltaLimit = deltaLimit;
    if (budget.countNode()) {
      throw new SearchStopped();
    }
    node.code = code(node.state);
    node.nodesBefore = budget.nodes();
    expand(node);
    searchChildren(node);
  }

  /** Finds the children and their numbers, up to the first that decides. */
  private void expand(DfpnNode node) {
    LineState at = node.state;
    boolean attacks = attackerMoves(at);
    boolean threatened = threats.otherWins(at, THREAT_NODES);
    // All other moves lose to the threats that were found.
    long useful = threatened ? node.tries & threats.spoilers() : node.tries;
    boolean quiet = !threatened && threats.wasComplete();
    boolean won = false;
    node.end = 0;
    for (long rest = Long.rotateLeft(useful, turn); rest != 0 && !won; rest &= rest - 1) {
      int cell = (Long.numberOfTrailingZeros(rest) - turn) & 63;
      LineState child = playForced(at.place(cell));
      if (child != null) {
        // A stone more of the mover gives the other side a win by threats only if it closes cells
        // to the mover.
        boolean closes = (child.otherLoses & ~at.ownLoses & child.free()) != 0;
        estimate(child, !quiet || closes || child.ply > at.ply + 1);
      }
      int forMover = attacks ? proof : disproof;
      int forOther = attacks ? disproof : proof;
      won = forMover == 0;
      if (forOther != 0) {
        node.insert(cell, forMover, forOther, looks(at.own, at.other, cell));
      }
    }
  }

  /** Searches the best child as long as no number reaches its limit, and stores the result. */
  private void searchChildren(DfpnNode node) {
    boolean attacks = attackerMoves(node.state);
    while (node.select()) {
      LineState child = playForced(node.state.place(node.moves[node.best]));
      if (child != null) {
        // Seen by the mover of the child, whose goal may be the other one.
        int childPhi = node.childPhi(attacks ? SLACK_OF_ATTACKER : SLACK_OF_DEFENDER);
        int childDelta = node.childDelta(node.deltaLimit);
        boolean same = attackerMoves(child) == attacks;
        search(nodes[child.ply], same ? childPhi : childDelta, same ? childDelta : childPhi);
      }
      update(node);
    }
    proof = attacks ? node.phi : node.delta;
    disproof = attacks ? node.delta : node.phi;
    int work = 64 - Long.numberOfLeadingZeros(budget.nodes() - node.nodesBefore);
    table.store(node.code, ProofFacts.of(proof, disproof), work);
  }

  /** Gives the numbers that were found last to the best child. */
  private void update(DfpnNode node) {
    boolean attacks = attackerMoves(node.state);
    node.update(attacks ? proof : disproof, attacks ? disproof : proof);
  }

  /** How many winning lines through a cell are open to its mover, and the stones on them. */
  private int looks(long stones, long against, int cell) {
    int score = 0;
    for (long set : winSets[cell]) {
      if ((set & against) == 0) {
        score += 1 + 2 * Long.bitCount(set & stones);
      }
    }
    return score;
  }

  /**
   * The numbers of a position with a choice: from the table, or a first guess that goes there. A
   * win by threats is seen at once. Otherwise the more moves the mover has, the harder it is to
   * beat, but most of them are useless when the other side would win by threats if it could move.
   *
   * @param mayWin whether a win by threats is possible
   */
  private void estimate(LineState at, boolean mayWin) {
    long code = code(at);
    long facts = table.find(code);
    if (facts != 0) {
      proof = ProofFacts.proof(facts);
      disproof = ProofFacts.disproof(facts);
      return;
    }
    boolean attacks = attackerMoves(at);
    if (mayWin && threats.moverWins(at, THREAT_NODES)) {
      decide(attacks);
    } else {
      long tries = nodes[at.ply].tries;
      int guess =
          threats.otherWins(at, THREAT_NODES)
              ? 1 + Long.bitCount(tries & threats.spoilers()) / SPOILERS_PER_DEFENCE
              : Long.bitCount(tries);
      proof = attacks ? 1 : guess;
      disproof = attacks ? guess : 1;
    }
    table.store(code, ProofFacts.of(proof, disproof), 0);
  }
}
