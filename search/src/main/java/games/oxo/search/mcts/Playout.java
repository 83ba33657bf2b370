package games.oxo.search.mcts;

import games.oxo.game.rules.PointCounter;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.RandomBits;
import games.oxo.search.kernel.SearchRules;

/** Playouts: plays games to their end at random. One instance serves one thread. */
public final class Playout {
  private final SearchRules rules;
  private final Policy policy;
  private final RandomBits random;
  private final PointCounter counter;
  private long endX;
  private long endO;

  public Playout(SearchRules rules, Policy policy, RandomBits random) {
    this.rules = rules;
    this.policy = policy;
    this.random = random;
    counter = rules.newCounter();
  }

  /**
   * Plays a line game to its end. The position is kept in local variables, since playouts on the
   * entries of the search stack are a tenth slower; so are they in a loop that counts stones.
   *
   * @return 1 when the player to move has won, -1 when it has lost, 0 for a draw
   */
  public int lineGame(LineState from) {
    LineTables lines = rules.lines();
    boolean sharp = policy == Policy.SHARP;
    boolean beside = policy == Policy.NEIGHBOURS;
    long own = from.own;
    long other = from.other;
    long ownWins = from.ownWins;
    long ownLoses = from.ownLoses;
    long otherWins = from.otherWins;
    long otherLoses = from.otherLoses;
    int sign = 1;
    int result = 0;
    long all = rules.all();
    for (int ply = from.ply; (own | other) != all; ply++) {
      long legal = rules.legal(own | other, ply);
      if (sharp) {
        if ((ownWins & legal) != 0) {
          result = sign;
          break;
        }
        legal = rules.nonLosingMoves(legal, ownLoses, otherWins, ply);
        if (legal == 0) {
          result = -sign;
          break;
        }
      } else if (beside) {
        legal = rules.near(legal, own | other);
      }
      int cell = random.cellOf(legal);
      long bit = 1L << cell;
      if ((ownWins & bit) != 0) {
        result = sign;
        break;
      }
      if ((ownLoses & bit) != 0) {
        result = -sign;
        break;
      }
      own |= bit;
      ownWins |= lines.wins(own, cell);
      ownLoses |= lines.loses(own, cell);
      if (rules.sidesChange(ply)) {
        long swap = own;
        own = other;
        other = swap;
        swap = ownWins;
        ownWins = otherWins;
        otherWins = swap;
        swap = ownLoses;
        ownLoses = otherLoses;
        otherLoses = swap;
        sign = -sign;
      }
    }
    boolean ownIsX = rules.moverIsX(from.ply) == (sign > 0);
    endX = ownIsX ? own : other;
    endO = ownIsX ? other : own;
    return result;
  }

  /**
   * Fills the board of a score game.
   *
   * @return X's points less O's
   */
  public int scoreGame(long x, long o, int ply) {
    int stones = ply;
    long nowX = x;
    long nowO = o;
    boolean beside = policy == Policy.NEIGHBOURS;
    while ((nowX | nowO) != rules.all() && (beside || !rules.freeFrom(stones))) {
      long legal = rules.legal(nowX | nowO, stones);
      legal = beside ? rules.near(legal, nowX | nowO) : legal;
      long bit = 1L << random.cellOf(legal);
      if (rules.moverIsX(stones)) {
        nowX |= bit;
      } else {
        nowO |= bit;
      }
      stones++;
    }
    // From here on every order of the remaining stones is as likely, so only the set matters.
    long free = rules.all() & ~(nowX | nowO);
    nowX |= random.subset(free, rules.stonesOfX() - Long.bitCount(nowX));
    endX = nowX;
    endO = rules.all() & ~nowX;
    return margin(endX, endO);
  }

  int margin(long x, long o) {
    return counter.points(x) - counter.points(o);
  }

  /** The stones of X at the end of the last playout. */
  long endX() {
    return endX;
  }

  /** The stones of O at the end of the last playout. */
  long endO() {
    return endO;
  }

  /** Whether counting points took long since this was last asked. */
  boolean tookLong() {
    return counter.tookLong();
  }
}
