package games.oxo.search.prove;

import games.oxo.game.board.PositionHash;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.ProofFacts;
import games.oxo.search.kernel.ProofNode;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SlotTable;
import games.oxo.search.threat.FailureCache;
import games.oxo.search.threat.ThreatSearch;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search, df-pn (Nagai 2002), for an attacker, by one worker: whether the
 * attacker wins, up to a number of expansions. Questions about both sides may use the same table.
 *
 * <p>A position of the defender is looked at closely when it is first seen: would the attacker win
 * by threats if the defender passed? If not, the attacker's last stone was quiet, and such stones
 * count only up to a given ply; beyond it the position is given up. If so, the defender's answers
 * are those that spoil that win, that survive when the same stones are played anyway, and after
 * which a small search for threats finds no other win. A position of the attacker gets a guess from
 * its open lines.
 *
 * <p>What it proves is won. What it gives up is only not won with so few quiet stones, unless they
 * are not limited.
 *
 * <p>Only for games in which sides change after every stone and every free cell is legal.
 */
final class AttackSearch {
  /** What became of a question. */
  enum Outcome {
    /** The attacker wins. */
    PROVEN,
    /** The attacker does not win with so few quiet stones. */
    FAILED,
    /** Neither was found with so many expansions. */
    OPEN
  }

  /** Stands for answers of a defender who wins. */
  static final long REFUTED = -1;

  private static final int NEVER = ProofNode.NEVER;
  private static final int NO_POINTS = Integer.MIN_VALUE;

  /** Keeps what {@link #answers} finds apart, so that it never depends on a search. */
  private static final long ANSWERS = 0x5851F42D4C957F2DL;

  private static final long OTHER_SIDE = 0x2545F4914F6CDD1DL;

  /** What fits a core's own cache; a larger one answers more and costs more. */
  private static final long CACHE_BYTES = 1 << 20;

  /**
   * How many positions a search for threats after a pass of the defender may take. Chosen by hand.
   */
  private static final int PASS_NODES = 120;

  /** The same for all other searches for threats; as in the engine {@code deep}. */
  private static final int THREAT_NODES = 60;

  private static final int EXPANSIONS_BETWEEN_LOOKS = 64;

  // The table: two entries of three longs in a slot, the third the moves that are still worth
  // trying.
  private static final int SLOT_BYTES = 2 * 3 * Long.BYTES;
  private static final int PAGE_BITS = 6;
  private static final int MOST_SLOT_BITS = 25;

  private final SearchRules rules;
  private final SlotTable table;
  private final ThreatSearch passThreats;
  private final ThreatSearch threats;
  private final Prospects prospects;
  private final BooleanSupplier stop;
  private final int cells;
  private final LineState[] stack;
  private final AttackNode[] nodes;

  private long expansions;
  private long limit;
  private boolean halted;
  private int quietUntil;
  private long salt;

  /** Whether the defender has no win by threats where the attacker's moves were found last. */
  private boolean defenderIsQuiet;

  // The numbers that were found last, and the moves worth trying there.
  private int proof;
  private int disproof;
  private long candidates;

  /**
   * What the table has of it besides: the winning move of the attacker, or in a position of the
   * defender the number of a {@link PassTest.Mark}.
   */
  private int remark;

  /** The test of quiet stones, or null in a search that has none. */
  private @Nullable PassTest passTest;

  /**
   * @param bytes how much memory its table may take
   * @param stop whether to stop soon; asked every few hundred microseconds
   */
  AttackSearch(SearchRules rules, long bytes, BooleanSupplier stop) {
    this.rules = rules;
    this.stop = stop;
    int bits = Math.max(PAGE_BITS, SlotTable.bits(bytes / SLOT_BYTES));
    table =
        SlotTable.withThirdLong(
            SlotTable.Replacement.LEAST_WORK, Math.min(MOST_SLOT_BITS, bits), PAGE_BITS);
    FailureCache failures = new FailureCache(CACHE_BYTES);
    passThreats = new ThreatSearch(rules, failures);
    threats = new ThreatSearch(rules, failures);
    prospects = new Prospects(rules);
    cells = rules.cells();
    stack = LineState.stack(rules);
    nodes = new AttackNode[cells];
    for (int ply = 0; ply < cells; ply++) {
      nodes[ply] = new AttackNode(stack[ply], cells);
    }
  }

  /** A search that tests quiet stones before it goes on from them. */
  static AttackSearch withPassTest(SearchRules rules, long bytes, BooleanSupplier stop) {
    AttackSearch search = new AttackSearch(rules, bytes, stop);
    search.passTest = new PassTest(rules, stop);
    return search;
  }

  /** How many positions of the defender were looked at since it was made. */
  long expansions() {
    return expansions;
  }

  /** Whether the last question was ended by the request to stop. */
  boolean wasHalted() {
    return halted;
  }

  /**
   * Whether the attacker, who is to move, wins.
   *
   * @param quiet the last number of stones on the board after a quiet stone of the attacker
   * @param most how many expansions it may take
   */
  Outcome attack(long attacker, long defender, int ply, int quiet, long most) {
    quietUntil = quiet;
    salt = quiet * PositionHash.GOLDEN ^ side(rules.moverIsX(ply));
    halted = false;
    limit = expansions + most;
    LineState at = stack[ply];
    at.set(attacker, defender);
    estimateAttack(at, NO_POINTS, true);
    if (proof != 0 && disproof != 0) {
      searchAttack(nodes[ply], NEVER, NEVER);
    } else if (proof == 0 && (at.ownWins & at.free()) == 0 && table.find(code(at)) == 0) {
      store(code(at), threats.firstMove(), 0, expansions);
    }
    return proof == 0 ? Outcome.PROVEN : disproof == 0 ? Outcome.FAILED : Outcome.OPEN;
  }

  /**
   * The attacker's winning move in a position that the last question has shown to be won.
   *
   * @return -1 when it is no longer in the table
   */
  int winningMove(long attacker, long defender) {
    long facts = table.find(PositionHash.of(attacker, defender) ^ salt);
    return facts != 0 && ProofFacts.proof(facts) == 0 ? ProofFacts.cell(facts) : -1;
  }

  /**
   * The defender's answers after which the attacker does not simply win by threats.
   *
   * @return 0 when the attacker wins, {@link #REFUTED} when the defender wins
   */
  long answers(long attacker, long defender, int ply) {
    quietUntil = cells;
    salt = ANSWERS ^ side(!rules.moverIsX(ply));
    LineState at = stack[ply];
    at.set(defender, attacker);
    candidates = 0;
    estimateChild(at, true);
    if (proof == 0) {
      return 0;
    }
    return disproof == 0 ? REFUTED : candidates;
  }

  /** Keeps what is found for one attacker apart from what is found for the other. */
  private static long side(boolean attackerIsX) {
    return attackerIsX ? 0 : OTHER_SIDE;
  }

  private boolean isSpent() {
    return halted || expansions >= limit;
  }

  private void countExpansion() {
    if (++expansions % EXPANSIONS_BETWEEN_LOOKS == 0 && stop.getAsBoolean()) {
      halted = true;
    }
  }

  private void decide(boolean attackerWins) {
    proof = attackerWins ? 0 : NEVER;
    disproof = attackerWins ? NEVER : 0;
  }

  /** The code of a position with these stones of the player to move. */
  private long code(LineState at) {
    return PositionHash.of(at.own, at.other) ^ salt;
  }

  private boolean isKnown(long code) {
    long facts = table.find(code);
    if (facts == 0) {
      return false;
    }
    proof = ProofFacts.proof(facts);
    disproof = ProofFacts.disproof(facts);
    candidates = table.thirdLong(code);
    remark = ProofFacts.cell(facts);
    return true;
  }

  /**
   * Stores the numbers that were found last.
   *
   * @param cell the winning move of a proven position of the attacker, or a mark
   * @param moves those worth trying
   * @param before how many expansions there had been when the search of the position began
   */
  private void store(long code, int cell, long moves, long before) {
    int work = 64 - Long.numberOfLeadingZeros(expansions - before);
    table.store(code, ProofFacts.of(proof, disproof, cell), work, moves);
  }

  /** Searches a position of the attacker until a number reaches its limit. */
  private void searchAttack(AttackNode node, int proofLimit, int disproofLimit) {
    LineState at = node.state;
    long code = code(at);
    long before = expansions;
    expandAttack(node, code);
    node.combine();
    while (node.phi != 0
        && node.end != 0
        && node.phi < proofLimit
        && node.delta < disproofLimit
        && !isSpent()) {
      int childProof = node.childPhi(proofLimit);
      int childDisproof = node.childDelta(disproofLimit);
      LineState after = at.place(node.moves[node.best]);
      long threat = after.otherWins & after.free();
      if (threat != 0) {
        LineState next = after.place(Long.numberOfTrailingZeros(threat));
        searchAttack(nodes[next.ply], childProof, childDisproof);
      } else {
        searchDefence(nodes[after.ply], childProof, childDisproof);
      }
      node.update(proof, disproof);
      node.combine();
    }
    proof = node.phi;
    disproof = node.delta;
    int cell = node.end == 0 ? 0 : node.moves[node.best];
    store(code, cell, node.cells(), before);
  }

  /** Finds the attacker's moves with their numbers, up to the first that wins. */
  private void expandAttack(AttackNode node, long code) {
    LineState at = node.state;
    node.end = 0;
    defenderIsQuiet = false;
    long rest = isKnown(code) ? candidates : attacks(at);
    for (; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      LineState after = at.place(cell);
      estimateChild(after, !defenderIsQuiet || closes(after, at.ownLoses));
      if (proof == 0) {
        node.end = 0;
      }
      if (disproof != 0) {
        node.insert(cell, proof, disproof, prospects.looks(at.own, at.other, cell));
      }
      if (proof == 0) {
        return;
      }
    }
  }

  /** The attacker's moves worth a look where nothing is known. */
  private long attacks(LineState at) {
    long tries = at.nonLosingMoves(at.free());
    if ((tries & (tries - 1)) == 0) {
      return tries;
    }
    if (at.ply + 1 > quietUntil) {
      tries &= prospects.lines(at.own, at.other);
    }
    if (threats.otherWins(at, THREAT_NODES)) {
      return tries & threats.spoilers();
    }
    defenderIsQuiet = threats.wasComplete();
    return tries;
  }

  /**
   * Whether the last stone closes cells to its owner. Only so can it give the other side a win by
   * threats that was not there before.
   *
   * @param losesBefore the cells that were closed before
   */
  private static boolean closes(LineState after, long losesBefore) {
    return (after.otherLoses & ~losesBefore & after.free()) != 0;
  }

  /** Searches a position of the defender, who has a choice, until a number reaches its limit. */
  private void searchDefence(AttackNode node, int proofLimit, int disproofLimit) {
    LineState at = node.state;
    long code = code(at);
    long before = expansions;
    if (!isKnown(code)) {
      estimateDefence(at, at.nonLosingMoves(at.free()), true);
    }
    if (proof == 0 || disproof == 0) {
      return;
    }
    PassTest.Mark mark = tested(at, before);
    if (proof >= proofLimit) {
      return;
    }
    int limit = mark.limitOfAnswers(proofLimit);
    expandDefence(node, candidates);
    node.combine();
    while (node.phi != 0
        && node.end != 0
        && node.phi < disproofLimit
        && node.delta < limit
        && !isSpent()) {
      int childProof = node.childDelta(limit);
      int childDisproof = node.childPhi(disproofLimit);
      LineState after = at.place(node.moves[node.best]);
      searchAttack(nodes[after.ply], childProof, childDisproof);
      node.update(disproof, proof);
      node.combine();
    }
    proof = mark.proof(node.delta);
    disproof = node.phi;
    store(code, mark.number, node.cells(), before);
  }

  /** Tests the attacker's last stone if it was quiet, and sets the proof number by it. */
  private PassTest.Mark tested(LineState at, long before) {
    PassTest.Mark mark = PassTest.Mark.of(remark);
    PassTest test = passTest;
    if (test == null || mark != PassTest.Mark.UNTESTED) {
      return mark;
    }
    PassTest.Mark found = test(test, at);
    proof = found.proof(proof);
    store(code(at), found.number, candidates, before);
    return found;
  }

  /** A test counts among the expansions. */
  private PassTest.Mark test(PassTest test, LineState at) {
    long tested = test.expansions();
    PassTest.Mark found = test.test(at);
    expansions += test.expansions() - tested;
    return found;
  }

  /**
   * Whether the attacker's last stone is quiet and fails the {@link PassTest}.
   *
   * @param answers of the defender, as {@link #answers} has found them
   */
  boolean isDoubtful(long attacker, long defender, int ply, long answers) {
    LineState at = stack[ply];
    at.set(defender, attacker);
    PassTest test = passTest;
    return test != null && isQuiet(at, answers) && test(test, at) == PassTest.Mark.FAILED;
  }

  /** Whether most answers are left: then no win by threats keeps the defender from others. */
  private static boolean isQuiet(LineState at, long answers) {
    long free = at.free();
    int most = Long.bitCount(at.nonLosingMoves(free));
    return (at.otherWins & free) == 0 && 5 * Long.bitCount(answers) >= 4 * most;
  }

  private void expandDefence(AttackNode node, long answers) {
    LineState at = node.state;
    int points = prospects.points(at.other, at.own);
    node.end = 0;
    for (long rest = answers; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      int left = points + prospects.change(at.other, at.own, cell);
      estimateAttack(at.place(cell), left, false);
      if (proof != 0) {
        node.insert(cell, disproof, proof, -left);
      }
    }
  }

  /**
   * The numbers of a position after a stone of the attacker.
   *
   * @param defenderMayWin whether a win of the defender by threats is possible
   */
  private void estimateChild(LineState at, boolean defenderMayWin) {
    if (at.ply == cells) {
      decide(false);
      return;
    }
    long free = at.free();
    long tries = at.nonLosingMoves(free);
    long threat = at.otherWins & free;
    if (tries == 0) {
      decide(true);
    } else if (threat != 0) {
      candidates = threat;
      LineState next = at.place(Long.numberOfTrailingZeros(threat));
      estimateAttack(next, NO_POINTS, true);
      candidates = threat;
    } else if (!isKnown(code(at))) {
      estimateDefence(at, tries, defenderMayWin);
    }
  }

  /** The numbers of a position of the defender, who has a choice; looks at it closely. */
  private void estimateDefence(LineState at, long tries, boolean defenderMayWin) {
    countExpansion();
    boolean threatened = passThreats.otherWins(at, PASS_NODES);
    if (!threatened && at.ply > quietUntil) {
      // Not stored: that it is quiet is soon found again.
      decide(false);
      return;
    }
    long open = 0;
    int least = NEVER;
    int most = 0;
    boolean refuted = defenderMayWin && threats.moverWins(at, THREAT_NODES);
    boolean attackerIsQuiet = !threatened && passThreats.wasComplete();
    if (!refuted) {
      int points = prospects.points(at.other, at.own);
      long answers = threatened ? tries & passThreats.spoilers() : tries;
      for (long rest = answers; rest != 0 && !refuted; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        LineState after = at.place(cell);
        if (threatened && passThreats.stillWins(after)) {
          continue;
        }
        int left = points + prospects.change(at.other, at.own, cell);
        estimateAttack(after, left, !attackerIsQuiet || closes(after, at.ownLoses));
        if (proof != 0) {
          open |= rest & -rest;
          least = Math.min(least, disproof);
          most = Math.max(most, proof);
          refuted = disproof == 0;
        }
      }
    }
    if (refuted) {
      decide(false);
    } else {
      proof = open == 0 ? 0 : Math.min(NEVER - 1, most + Long.bitCount(open) - 1);
      disproof = least;
    }
    candidates = open;
    remark = (threatened ? PassTest.Mark.NO_QUIET_STONE : PassTest.Mark.UNTESTED).number;
    store(code(at), remark, open, expansions);
  }

  /**
   * The numbers of a position of the attacker: decided at once, from the table, or a guess.
   *
   * @param points the attacker's prospects
   * @param mayWin whether a win by threats is possible
   */
  private void estimateAttack(LineState at, int points, boolean mayWin) {
    if (at.ply == cells) {
      decide(false);
      return;
    }
    long free = at.free();
    if ((at.ownWins & free) != 0) {
      decide(true);
    } else if (at.nonLosingMoves(free) == 0) {
      decide(false);
    } else if (!isKnown(code(at))) {
      if (mayWin && threats.moverWins(at, THREAT_NODES)) {
        decide(true);
      } else {
        proof = 1;
        disproof =
            Prospects.disproof(points == NO_POINTS ? prospects.points(at.own, at.other) : points);
      }
    }
  }
}
