package games.oxo.search.mcts;

import games.oxo.game.rules.ScoreRules;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.RandomBits;
import org.jspecify.annotations.Nullable;

/** Plays games out at random. One instance serves one thread. */
public final class Playout {
  private final Kernel kernel;
  private final Policy policy;
  private final RandomBits random;
  private final @Nullable ScoreRules scores;

  public Playout(Kernel kernel, Policy policy, RandomBits random) {
    this.kernel = kernel;
    this.policy = policy;
    this.random = random;
    scores = kernel.game().newScoreRules().orElse(null);
  }

  /**
   * Plays a line game to its end.
   *
   * @param own the stones of the player to move
   * @param ownWins the cells that complete a winning line for it, occupied ones perhaps included
   * @param ply how many stones are on the board
   * @return 1 when the player to move has won, -1 when it has lost, 0 for a draw
   */
  public int lineGame(
      long own, long other, long ownWins, long ownLoses, long otherWins, long otherLoses, int ply) {
    LineTables tables = kernel.lines();
    boolean sharp = policy == Policy.SHARP;
    boolean beside = policy == Policy.NEIGHBOURS;
    long all = kernel.all();
    int sign = 1;
    for (int stones = ply; (own | other) != all; stones++) {
      long legal = kernel.legal(own | other, stones);
      if (sharp) {
        if ((ownWins & legal) != 0) {
          return sign;
        }
        legal = kernel.nonLosingMoves(legal, ownLoses, otherWins, stones);
        if (legal == 0) {
          return -sign;
        }
      } else if (beside) {
        legal = kernel.near(legal, own | other);
      }
      int cell = random.cellOf(legal);
      long bit = 1L << cell;
      if ((ownWins & bit) != 0) {
        return sign;
      }
      if ((ownLoses & bit) != 0) {
        return -sign;
      }
      own |= bit;
      ownWins |= tables.wins(own, cell);
      ownLoses |= tables.loses(own, cell);
      if (kernel.sidesChange(stones)) {
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
    return 0;
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
    while ((nowX | nowO) != kernel.all() && (beside || !kernel.freeFrom(stones))) {
      long legal = kernel.legal(nowX | nowO, stones);
      legal = beside ? kernel.near(legal, nowX | nowO) : legal;
      long bit = 1L << random.cellOf(legal);
      if (kernel.moverIsX(stones)) {
        nowX |= bit;
      } else {
        nowO |= bit;
      }
      stones++;
    }
    // From here on every order of the remaining stones is as likely, so only the set matters.
    long free = kernel.all() & ~(nowX | nowO);
    nowX |= random.subset(free, kernel.stonesOfX() - Long.bitCount(nowX));
    return margin(nowX, kernel.all() & ~nowX);
  }

  int margin(long x, long o) {
    if (scores == null) {
      throw new IllegalStateException("not a score game");
    }
    return scores.points(x) - scores.points(o);
  }
}
