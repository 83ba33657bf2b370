package games.oxo.search.kernel;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.rules.CellPattern;
import games.oxo.game.rules.PointCounter;
import org.jspecify.annotations.Nullable;

/**
 * The rules as a search sees them: everything that it needs at every node, in arrays. One final
 * class serves all games, which differ only in its data, so that searches stay monomorphic however
 * many games a program plays. Immutable; one instance serves all threads.
 *
 * <p>Searches see a position as the stones of the player to move and of the other, and the number
 * of stones. Sides change after a stone only where {@link #sidesChange} says so.
 */
public final class SearchRules {
  private final Game game;
  private final int cells;
  private final long all;
  private final boolean gravity;
  private final int width;
  private final long floor;
  private final boolean oneRow;
  private final long[] rings;
  private final boolean[] sidesChange;
  private final boolean[] moverIsX;

  /**
   * Whether a free cell that completes a line for the other side must be blocked with a stone: the
   * other side moves next, and both may go anywhere.
   */
  private final boolean[] blocksCount;

  private final int freeFrom;
  private final int plainFrom;
  private final int stonesOfX;
  private final @Nullable LineTables lines;
  private final long[] around;

  public SearchRules(Game game) {
    this.game = game;
    Board board = game.board();
    cells = board.cells();
    all = board.all();
    gravity = board.gravity();
    width = board.columns();
    floor = gravity ? board.supported(0) : 0;
    oneRow = board.rows() == 1;
    rings = new long[cells + 1];
    sidesChange = new boolean[cells + 1];
    moverIsX = new boolean[cells + 1];
    around = new long[cells];
    for (int ply = 0; ply < cells; ply++) {
      moverIsX[ply] = game.mover(ply) == Player.X;
      int ring = game.definition().turns().at(ply).ring();
      rings[ply] = ring == 0 ? all : board.ringCells(ring);
      around[ply] = board.around(ply);
      if (ply > 0) {
        sidesChange[ply - 1] = moverIsX[ply] != moverIsX[ply - 1];
      }
    }
    blocksCount = new boolean[cells];
    for (int ply = 0; ply + 1 < cells; ply++) {
      blocksCount[ply] = sidesChange[ply] && rings[ply] == all && rings[ply + 1] == all;
    }
    int free = cells;
    while (free > 0 && rings[free - 1] == all && !gravity) {
      free--;
    }
    freeFrom = free;
    stonesOfX = game.stonesOfX(cells);
    // After the last stone nobody moves; the value is then given for the side that did not move.
    sidesChange[cells - 1] = true;
    int plain = cells;
    while (plain > freeFrom && sidesChange[plain - 1]) {
      plain--;
    }
    plainFrom = plain;
    moverIsX[cells] = !moverIsX[cells - 1];
    lines = game.rules().endsEarly() ? new LineTables(board, game.rules()) : null;
  }

  public Game game() {
    return game;
  }

  public int cells() {
    return cells;
  }

  public long all() {
    return all;
  }

  /** The sets of cells that win. */
  public CellPattern winning() {
    return game.rules().winning();
  }

  /** The sets of cells that lose. */
  public CellPattern losing() {
    return game.rules().losing();
  }

  /** A new counter of points, for one thread. */
  public PointCounter newCounter() {
    return game.rules().newCounter();
  }

  /** Whether a stone can end the game by completing a line, so that there are tables of lines. */
  public boolean hasLines() {
    return lines != null;
  }

  /** The tables of a line game. */
  public LineTables lines() {
    if (lines == null) {
      throw new IllegalStateException(game.id() + " is not a line game");
    }
    return lines;
  }

  /** Whether the stone after number {@code ply} belongs to the other side. */
  public boolean sidesChange(int ply) {
    return sidesChange[ply];
  }

  /**
   * The moves of a line game worth trying for a mover who cannot win at once: those that do not
   * lose at once, and after which the other side cannot win at once. 0 when there is none.
   *
   * @param legal where stone number {@code ply} may go
   * @param ownLoses cells that complete a losing line for the mover
   * @param otherWins cells that complete a winning line for the other side
   */
  public long nonLosingMoves(long legal, long ownLoses, long otherWins, int ply) {
    long tries = legal & ~ownLoses;
    if (!blocksCount[ply]) {
      return tries;
    }
    if (gravity) {
      // Nobody puts a stone under a cell where the other side wins.
      tries &= ~(otherWins << width);
    }
    long threats = otherWins & legal;
    if (threats == 0) {
      return tries;
    }
    return (threats & (threats - 1)) == 0 ? tries & threats : 0;
  }

  /** Whether X places the stone number {@code ply}, from 0. */
  public boolean moverIsX(int ply) {
    return moverIsX[ply];
  }

  /** The cells where stone number {@code ply} may go; see {@link Game#legalCells}. */
  public long legal(long occupied, int ply) {
    long free = all & ~occupied;
    if (gravity) {
      free &= floor | (oneRow ? 0 : occupied >>> width);
    }
    long inRing = free & rings[ply];
    return inRing != 0 ? inRing : free;
  }

  /** How many stones X has on the full board. */
  public int stonesOfX() {
    return stonesOfX;
  }

  /** Whether every stone from number {@code ply} on may go to any free cell. */
  public boolean freeFrom(int ply) {
    return ply >= freeFrom;
  }

  /** Whether from stone number {@code ply} on every free cell is legal and sides always change. */
  public boolean plainFrom(int ply) {
    return ply >= plainFrom;
  }

  /** Of the legal cells those beside a stone, or all where there is none. */
  public long near(long legal, long occupied) {
    long near = legal & beside(occupied);
    return near == 0 ? legal : near;
  }

  /** The cells that share a side or a corner with one of these. */
  private long beside(long stones) {
    long beside = 0;
    for (long rest = stones; rest != 0; rest &= rest - 1) {
      beside |= around[Long.numberOfTrailingZeros(rest)];
    }
    return beside;
  }
}
