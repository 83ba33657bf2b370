package games.oxo.search.solve.line;

import games.oxo.game.definition.LineRule;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineTables;
import java.util.Objects;

/**
 * Depth-first proof-number search by one worker: whether one player, the attacker, can win at all,
 * a draw being the other one's. It looks first where the fewest positions are still to be decided,
 * and so follows threats, which leave one answer, far down before it tries quiet moves.
 *
 * <p>The position of a node has at least two moves that do not lose at once; moves without an
 * alternative are played on before a position is looked at. A node's number for its mover is the
 * least of its children; the number for the other side is the largest of its children and one for
 * each other child, which unlike their sum does not count again and again what several children
 * share.
 *
 * <p>Only for games in which sides change after every stone and every free cell is legal.
 */
final class DfpnSearch {
  private static final int FOLD_UNTIL = 6;
  private static final int NEVER = DfpnTable.NEVER;

  /** Keeps apart what is known of a position with one or the other player as attacker. */
  private static final long MOVER_ATTACKS = 0x5851F42D4C957F2DL;

  /** The attacker leaves a child when its number exceeds the next one's by so many quarters. */
  private static final int PATIENCE_OF_ATTACKER = 1;

  /**
   * The same for the defender. One look at the attacker's moves about doubles a number, since each
   * move counts; with less than that, the answers of the defender would all be searched in turns,
   * and the attacker's moves broadly instead of one after the other.
   */
  private static final int PATIENCE_OF_DEFENDER = 8;

  /** How many positions a search for a win by threats may take. */
  private static final int THREAT_NODES = 50;

  /** Of the moves that may spoil a win by threats about one in so many does. */
  private static final int SPOILERS_PER_DEFENCE = 2;

  /** Cells by which the order of moves that look alike differs from one worker to the next. */
  private static final int TURN_PER_WORKER = 11;

  private final Kernel kernel;
  private final LineTables lines;
  private final DfpnTable table;
  private final PositionCode codes;
  private final NodeBudget pulse;
  private final ThreatSearch forced;
  private final int cells;
  private final int turn;
  private final long[][] winRuns;

  // The children of the node with each number of stones: the number to bring to zero for the mover
  // to reach its goal, that for the other side, and how good it looks; the best looking first.
  private final int[] moves;
  private final int[] mine;
  private final int[] theirs;
  private final int[] scores;

  // The position that was reached last, see play().
  private long own;
  private long other;
  private long ownWins;
  private long ownLoses;
  private long otherWins;
  private long otherLoses;
  private long tries;
  private int ply;
  private boolean attacks;

  // The numbers that were found last.
  private int proof;
  private int disproof;

  /**
   * @param worker which worker this is; where moves look alike each has an order of its own
   */
  DfpnSearch(Kernel kernel, DfpnTable table, NodeBudget pulse, int worker) {
    this.kernel = kernel;
    this.table = table;
    this.pulse = pulse;
    lines = kernel.lines();
    turn = worker * TURN_PER_WORKER;
    LineRule rule = Objects.requireNonNull(kernel.game().definition().line());
    winRuns = kernel.game().board().runsThrough(rule.win());
    forced = new ThreatSearch(kernel);
    codes = new PositionCode(kernel, FOLD_UNTIL);
    cells = kernel.cells();
    moves = new int[64 * (cells + 1)];
    mine = new int[64 * (cells + 1)];
    theirs = new int[64 * (cells + 1)];
    scores = new int[64 * (cells + 1)];
  }

  /**
   * Whether the player to move, or else the other one, can win from a position that is not over.
   */
  boolean proves(long moverStones, long otherStones, int stones, boolean moverAttacks) {
    own = moverStones;
    other = otherStones;
    ownWins = lines.allWins(own);
    ownLoses = lines.allLoses(own);
    otherWins = lines.allWins(other);
    otherLoses = lines.allLoses(other);
    ply = stones;
    attacks = moverAttacks;
    if (!settled()) {
      search(NEVER, NEVER);
    }
    return proof == 0;
  }

  /**
   * Plays on from the position in the fields as long as there is but one sensible move.
   *
   * @return whether the outcome is decided; if so, the numbers found last say how
   */
  private boolean settled() {
    while (true) {
      long free = kernel.all() & ~(own | other);
      if ((ownWins & free) != 0) {
        return decided(attacks);
      }
      tries = kernel.nonLosingMoves(free, ownLoses, otherWins, ply);
      if (tries == 0) {
        return decided(!attacks);
      }
      if ((tries & (tries - 1)) != 0) {
        return false;
      }
      if (ply + 1 == cells) {
        return decided(false);
      }
      play(Long.numberOfTrailingZeros(tries));
    }
  }

  private boolean decided(boolean attackerWins) {
    proof = attackerWins ? 0 : NEVER;
    disproof = attackerWins ? NEVER : 0;
    return true;
  }

  /** Places a stone that does not end the game and looks at it from the other side. */
  private void play(int cell) {
    long now = own | 1L << cell;
    long wins = ownWins | lines.wins(now, cell);
    long loses = ownLoses | lines.loses(now, cell);
    own = other;
    ownWins = otherWins;
    ownLoses = otherLoses;
    other = now;
    otherWins = wins;
    otherLoses = loses;
    ply++;
    attacks = !attacks;
  }

  private long code() {
    return codes.of(own, other, ply) ^ (attacks ? MOVER_ATTACKS : 0);
  }

  /**
   * Searches the position in the fields, which has a choice, until one of its numbers reaches its
   * limit or the outcome is decided.
   */
  private void search(int proofLimit, int disproofLimit) {
    pulse.beat();
    long myOwn = own;
    long myOther = other;
    long myOwnWins = ownWins;
    long myOwnLoses = ownLoses;
    long myOtherWins = otherWins;
    long myOtherLoses = otherLoses;
    int myPly = ply;
    boolean myAttacks = attacks;
    long code = code();
    long before = pulse.nodes();
    int base = 64 * myPly;
    int end = base;
    boolean won = false;
    boolean threatened = isThreatened();
    // All other moves lose to the threats that were found.
    long useful = threatened ? tries & forced.spoilers(other) : tries;
    boolean quiet = !threatened && forced.wasComplete();
    for (long rest = Long.rotateLeft(useful, turn); rest != 0 && !won; rest &= rest - 1) {
      int cell = (Long.numberOfTrailingZeros(rest) - turn) & 63;
      own = myOwn;
      other = myOther;
      ownWins = myOwnWins;
      ownLoses = myOwnLoses;
      otherWins = myOtherWins;
      otherLoses = myOtherLoses;
      ply = myPly;
      attacks = myAttacks;
      play(cell);
      if (!settled()) {
        // A stone more of the mover gives the other side a win by threats only if it closes cells
        // to the mover.
        boolean closes = (otherLoses & ~myOwnLoses & ~(own | other)) != 0;
        estimate(!quiet || closes || ply > myPly + 1);
      }
      int forMover = myAttacks ? proof : disproof;
      int forOther = myAttacks ? disproof : proof;
      won = forMover == 0;
      if (forOther != 0) {
        insert(base, end++, cell, forMover, forOther, looks(myOwn, myOther, cell));
      }
    }
    int mineLimit = myAttacks ? proofLimit : disproofLimit;
    int theirsLimit = myAttacks ? disproofLimit : proofLimit;
    while (true) {
      int least = NEVER;
      int second = NEVER;
      int most = 0;
      int best = base;
      for (int at = base; at < end; at++) {
        most = Math.max(most, theirs[at]);
        if (mine[at] < least) {
          second = least;
          least = mine[at];
          best = at;
        } else if (mine[at] < second) {
          second = mine[at];
        }
      }
      int others = end - base - 1;
      int numberOfOther = least == 0 ? NEVER : end == base ? 0 : Math.min(NEVER - 1, most + others);
      if (least >= mineLimit || numberOfOther >= theirsLimit || least == 0 || end == base) {
        proof = myAttacks ? least : numberOfOther;
        disproof = myAttacks ? numberOfOther : least;
        int work = 64 - Long.numberOfLeadingZeros(pulse.nodes() - before);
        table.store(code, proof, disproof, work);
        return;
      }
      int patience = myAttacks ? PATIENCE_OF_ATTACKER : PATIENCE_OF_DEFENDER;
      long enough = 1 + second + (long) second * patience / 4;
      int childMine = second == NEVER ? mineLimit : (int) Math.min(mineLimit, enough);
      int childTheirs = theirsLimit == NEVER ? NEVER : theirsLimit - others;
      own = myOwn;
      other = myOther;
      ownWins = myOwnWins;
      ownLoses = myOwnLoses;
      otherWins = myOtherWins;
      otherLoses = myOtherLoses;
      ply = myPly;
      attacks = myAttacks;
      play(moves[best]);
      if (!settled()) {
        search(myAttacks ? childMine : childTheirs, myAttacks ? childTheirs : childMine);
      }
      mine[best] = myAttacks ? proof : disproof;
      theirs[best] = myAttacks ? disproof : proof;
      if (theirs[best] == 0) {
        end--;
        moves[best] = moves[end];
        mine[best] = mine[end];
        theirs[best] = theirs[end];
        scores[best] = scores[end];
      }
    }
  }

  /** Puts a child where it belongs among those from base on, which end here. */
  private void insert(int base, int end, int cell, int forMover, int forOther, int score) {
    int at = end;
    while (at > base && scores[at - 1] < score) {
      moves[at] = moves[at - 1];
      mine[at] = mine[at - 1];
      theirs[at] = theirs[at - 1];
      scores[at] = scores[at - 1];
      at--;
    }
    moves[at] = cell;
    mine[at] = forMover;
    theirs[at] = forOther;
    scores[at] = score;
  }

  /** How many winning lines through a cell are open to its mover, and the stones on them. */
  private int looks(long stones, long against, int cell) {
    int score = 0;
    for (long run : winRuns[cell]) {
      if ((run & against) == 0) {
        score += 1 + 2 * Long.bitCount(run & stones);
      }
    }
    return score;
  }

  /**
   * The numbers of the position in the fields: from the table, or a first guess that goes there. A
   * win by threats is seen at once. Otherwise the more moves the mover has, the harder it is to
   * beat, but most of them are useless when the other side would win by threats if it could move.
   *
   * @param mayWin whether a win by threats is possible
   */
  private void estimate(boolean mayWin) {
    long code = code();
    long numbers = table.find(code);
    if (numbers != 0) {
      proof = DfpnTable.proof(numbers);
      disproof = DfpnTable.disproof(numbers);
      return;
    }
    if (mayWin
        && forced.exists(
            own, other, ownWins, ownLoses, otherWins, otherLoses, tries, ply, THREAT_NODES)) {
      decided(attacks);
    } else {
      int guess =
          isThreatened()
              ? 1 + Long.bitCount(tries & forced.spoilers(other)) / SPOILERS_PER_DEFENCE
              : Long.bitCount(tries);
      proof = attacks ? 1 : guess;
      disproof = attacks ? guess : 1;
    }
    table.store(code, proof, disproof, 0);
  }

  /** Whether the other side would win by threats if it were to move. */
  private boolean isThreatened() {
    long free = kernel.all() & ~(own | other);
    long theirTries = kernel.nonLosingMoves(free, otherLoses, ownWins, ply);
    return forced.exists(
        other, own, otherWins, otherLoses, ownWins, ownLoses, theirTries, ply, THREAT_NODES);
  }
}
