package games.oxo.search.kernel;

import games.oxo.game.Position;
import games.oxo.game.board.Player;

/**
 * The position of a line game at one ply of a search, as one entry of a search stack: the stones of
 * both sides, and the cells that would complete a line for each of them.
 *
 * <pre>
 *   LineState[] stack = LineState.stack(rules);
 *   LineState root = stack[position.ply()];
 *   root.set(position);
 *   LineState child = root.place(cell);      // fills the entry of the next ply
 * </pre>
 *
 * A stack is allocated once; going down fills the entry below, and coming back needs no undoing.
 * "Own" is the side to move and "other" the opponent, whatever their colours. The sets of cells may
 * hold occupied ones, so they are masked with what is legal (see {@link LineTables}).
 */
public final class LineState {
  /** How many stones lie on the board; the same for an entry at all times. */
  public final int ply;

  /** The stones of the side to move. */
  public long own;

  /** The stones of the side that waits. */
  public long other;

  /** The cells that would complete a winning line for the side to move. */
  public long ownWins;

  /** The cells that would complete a losing line for the side to move. */
  public long ownLoses;

  /** The cells that would complete a winning line for the side that waits. */
  public long otherWins;

  /** The cells that would complete a losing line for the side that waits. */
  public long otherLoses;

  private final SearchRules rules;
  private final LineTables lines;
  private final boolean sidesChange;

  /** Whether the stone may go to any free cell. */
  private final boolean anywhere;

  private final long all;
  private final LineState next;

  private LineState(SearchRules rules, int ply, LineState below) {
    this.rules = rules;
    this.ply = ply;
    lines = rules.lines();
    sidesChange = rules.sidesChange(ply);
    anywhere = rules.freeFrom(ply);
    all = rules.all();
    next = below;
  }

  /** The entry for the full board, below which there is none. */
  private LineState(SearchRules rules) {
    this.rules = rules;
    ply = rules.cells();
    lines = rules.lines();
    sidesChange = false;
    anywhere = true;
    all = rules.all();
    next = this;
  }

  /**
   * A search stack.
   *
   * @param rules of a line game
   * @return an entry for each number of stones from 0 to that of the full board
   */
  public static LineState[] stack(SearchRules rules) {
    LineState[] stack = new LineState[rules.cells() + 1];
    stack[rules.cells()] = new LineState(rules);
    for (int ply = rules.cells() - 1; ply >= 0; ply--) {
      stack[ply] = new LineState(rules, ply, stack[ply + 1]);
    }
    return stack;
  }

  /** Sets this entry to a position with as many stones. */
  public void set(Position position) {
    Player mover = position.game().mover(position.ply());
    set(position.stones(mover), position.stones(mover.other()));
  }

  /** Sets this entry to the stones of the side to move and of the other. */
  public void set(long ownStones, long otherStones) {
    own = ownStones;
    other = otherStones;
    ownWins = lines.allWins(ownStones);
    ownLoses = lines.allLoses(ownStones);
    otherWins = lines.allWins(otherStones);
    otherLoses = lines.allLoses(otherStones);
  }

  /** Sets this entry to the position of an entry with as many stones. */
  public void set(LineState from) {
    own = from.own;
    other = from.other;
    ownWins = from.ownWins;
    ownLoses = from.ownLoses;
    otherWins = from.otherWins;
    otherLoses = from.otherLoses;
  }

  /** The same as if the other side were to move. */
  public void setTurned(LineState from) {
    own = from.other;
    other = from.own;
    ownWins = from.otherWins;
    ownLoses = from.otherLoses;
    otherWins = from.ownWins;
    otherLoses = from.ownLoses;
  }

  /**
   * Sets the next entry to the position after a stone on a legal cell that does not end the game.
   *
   * @return the next entry
   */
  public LineState place(int cell) {
    return place(cell, winsAfter(cell), losesAfter(cell));
  }

  /**
   * The same where the sets of cells after the stone are known.
   *
   * @param wins see {@link #winsAfter}
   * @param loses see {@link #losesAfter}
   */
  public LineState place(int cell, long wins, long loses) {
    LineState to = next;
    long stones = own | 1L << cell;
    if (sidesChange) {
      to.own = other;
      to.ownWins = otherWins;
      to.ownLoses = otherLoses;
      to.other = stones;
      to.otherWins = wins;
      to.otherLoses = loses;
    } else {
      to.own = stones;
      to.ownWins = wins;
      to.ownLoses = loses;
      to.other = other;
      to.otherWins = otherWins;
      to.otherLoses = otherLoses;
    }
    return to;
  }

  /** The cells that complete a winning line for the side to move after its stone on this one. */
  public long winsAfter(int cell) {
    return ownWins | lines.wins(own | 1L << cell, cell);
  }

  /** The cells that complete a losing line for the side to move after its stone on this one. */
  public long losesAfter(int cell) {
    return ownLoses | lines.loses(own | 1L << cell, cell);
  }

  /** The entry of the next ply. */
  public LineState next() {
    return next;
  }

  /** Whether the next stone belongs to the other side. */
  public boolean sidesChange() {
    return sidesChange;
  }

  public long occupied() {
    return own | other;
  }

  /** The cells without a stone. */
  public long free() {
    return all & ~(own | other);
  }

  /** The cells where the side to move may place its stone. */
  public long legal() {
    return anywhere ? all & ~(own | other) : rules.legal(own | other, ply);
  }

  /** The cells where the next stone may go after one on this cell. */
  public long legalAfter(int cell) {
    long occupied = own | other | 1L << cell;
    return anywhere ? all & ~occupied : rules.legal(occupied, ply + 1);
  }

  /** Whether a stone of the side to move on this cell completes a winning line. */
  public boolean winsAt(int cell) {
    return (ownWins & 1L << cell) != 0;
  }

  /** Whether a stone of the side to move on this cell completes a losing line. */
  public boolean losesAt(int cell) {
    return (ownLoses & 1L << cell) != 0;
  }

  /** The moves worth trying when none wins at once: see {@link SearchRules#nonLosingMoves}. */
  public long nonLosingMoves(long legal) {
    return rules.nonLosingMoves(legal, ownLoses, otherWins, ply);
  }

  /**
   * The cells where the side to move, after a stone on this one, threatens to win with the next.
   */
  public long threatsAfter(int cell) {
    return lines.wins(own | 1L << cell, cell) & ~ownWins & legalAfter(cell);
  }
}
