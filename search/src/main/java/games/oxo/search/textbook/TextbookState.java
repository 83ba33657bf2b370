package games.oxo.search.textbook;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.rules.PointCounter;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.SearchRules;
import org.jspecify.annotations.Nullable;

/**
 * The position at one ply of a textbook search, as one entry of its stack, with its static
 * evaluation. Going down fills the entry below, and coming back needs no undoing.
 *
 * <p>"Own" is the side to move and "other" the opponent. Values are for the side to move: a game
 * that is won with stone number n is worth {@link #WIN} - n, so that winners hurry and losers
 * delay; a point of a score game is worth {@link #POINT}.
 *
 * <p>One class serves both kinds of game, because Java's compiler makes faster code of a search in
 * which every call has one target. In a score game no cell completes a line, and in a line game
 * nobody has points.
 */
public final class TextbookState {
  public static final int WIN = 10_000;
  public static final int POINT = 100;

  /** A free cell that would complete a winning line. */
  private static final int THREAT = 100;

  /** A free cell where the player would lose. */
  private static final int BARRED = -4;

  /** How many stones lie on the board; the same for an entry at all times. */
  final int ply;

  /** Whether the stone after the next one belongs to the other side. */
  final boolean sidesChange;

  private final SearchRules rules;
  private final @Nullable LineTables lines;
  private final @Nullable PointCounter scores;
  private final int[] bias;
  private final boolean isLast;
  private final TextbookState next;

  private long own;
  private long other;

  /** The cells that would complete a line, see {@link LineTables}. */
  private long ownWins;

  private long ownLoses;
  private long otherWins;
  private long otherLoses;

  /** The points of the side that waits, which stay while the other places its stones. */
  private int otherPoints;

  /** What the stones are worth by their cells. */
  private int lean;

  private TextbookState(
      SearchRules rules,
      @Nullable PointCounter scores,
      int[] bias,
      int ply,
      @Nullable TextbookState below) {
    this.rules = rules;
    this.scores = scores;
    this.bias = bias;
    this.ply = ply;
    lines = rules.hasLines() ? rules.lines() : null;
    isLast = ply + 1 == rules.cells();
    sidesChange = rules.sidesChange(ply);
    next = below == null ? this : below;
  }

  /**
   * A search stack.
   *
   * @param bias part of the static evaluation
   * @return an entry for each number of stones from 0 to that of the full board
   */
  static TextbookState[] stack(SearchRules rules, CellBias bias) {
    TextbookState[] stack = new TextbookState[rules.cells() + 1];
    PointCounter scores = rules.hasLines() ? null : rules.newCounter();
    TextbookState below = null;
    for (int ply = rules.cells(); ply >= 0; ply--) {
      below = new TextbookState(rules, scores, bias.points(), ply, below);
      stack[ply] = below;
    }
    return stack;
  }

  /** Sets this entry to a position with as many stones. */
  void set(Position position) {
    Player mover = position.toMove().orElseThrow();
    own = position.stones(mover);
    other = position.stones(mover.other());
    lean = lean(own) - lean(other);
    if (lines != null) {
      ownWins = lines.allWins(own);
      ownLoses = lines.allLoses(own);
      otherWins = lines.allWins(other);
      otherLoses = lines.allLoses(other);
    }
    otherPoints = points(other);
  }

  private int lean(long stones) {
    int sum = 0;
    for (long rest = stones; rest != 0; rest &= rest - 1) {
      sum += bias[Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }

  private int points(long stones) {
    return scores == null ? 0 : scores.points(stones);
  }

  /** The stones of the side to move. */
  long own() {
    return own;
  }

  /** The stones of the side that waits. */
  long other() {
    return other;
  }

  /** The cells where the side to move may place its stone. */
  long legal() {
    return rules.legal(own | other, ply);
  }

  /** Whether a stone on this cell ends the game. */
  boolean endsAt(int cell) {
    return isLast || ((ownWins | ownLoses) & 1L << cell) != 0;
  }

  /**
   * Sets the next entry to the position after a stone on a legal cell that does not end the game.
   *
   * @return the next entry
   */
  TextbookState place(int cell) {
    long stones = own | 1L << cell;
    long wins = lines == null ? 0 : ownWins | lines.wins(stones, cell);
    long loses = lines == null ? 0 : ownLoses | lines.loses(stones, cell);
    TextbookState to = next;
    if (sidesChange) {
      to.own = other;
      to.ownWins = otherWins;
      to.ownLoses = otherLoses;
      to.other = stones;
      to.otherWins = wins;
      to.otherLoses = loses;
      to.otherPoints = points(stones);
      to.lean = -(lean + bias[cell]);
    } else {
      to.own = stones;
      to.ownWins = wins;
      to.ownLoses = loses;
      to.other = other;
      to.otherWins = otherWins;
      to.otherLoses = otherLoses;
      to.otherPoints = otherPoints;
      to.lean = lean + bias[cell];
    }
    return to;
  }

  /**
   * The value of a stone on a legal cell without looking further: the result if it ends the game,
   * and otherwise the static evaluation of the position after it, which is not made for that.
   */
  int valueAfter(int cell) {
    long bit = 1L << cell;
    if ((ownWins & bit) != 0) {
      return WIN - (ply + 1);
    }
    if ((ownLoses & bit) != 0) {
      return ply + 1 - WIN;
    }
    if (lines == null) {
      int margin = POINT * (points(own | bit) - otherPoints);
      return isLast ? margin : margin + lean + bias[cell];
    }
    if (isLast) {
      return 0;
    }
    long stones = own | bit;
    long wins = ownWins | lines.wins(stones, cell);
    long loses = ownLoses | lines.loses(stones, cell);
    long free = rules.all() & ~(stones | other);
    return worth(wins, loses, free) - worth(otherWins, otherLoses, free) + lean + bias[cell];
  }

  /** What the cells that complete a line are worth to a player. */
  private static int worth(long wins, long loses, long free) {
    return THREAT * Long.bitCount(wins & free) + BARRED * Long.bitCount(loses & free & ~wins);
  }

  /** Whether points took long to count since this was last asked: time to look at the clock. */
  boolean tookLong() {
    return scores != null && scores.tookLong();
  }
}
