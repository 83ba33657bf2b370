package games.oxo.game.check;

import java.util.Arrays;

/** The moves of a certificate: for positions of the winner the cell to play, kept in arrays. */
public final class CertificateMoves {
  /** Stands for no entry. */
  public static final int NONE = -1;

  private static final int FIRST_SIZE = 1 << 10;

  private long[] xs = new long[FIRST_SIZE];
  private long[] os = new long[FIRST_SIZE];
  private byte[] cells = new byte[FIRST_SIZE];
  private int[] lines = new int[FIRST_SIZE];
  private boolean[] used = new boolean[FIRST_SIZE];
  private int size;

  /** No moves yet. */
  public CertificateMoves() {
    Arrays.fill(cells, (byte) NONE);
  }

  /** How many positions there are. */
  public int size() {
    return size;
  }

  /**
   * Adds the move for a position.
   *
   * @param line where it is written
   * @return false when there is one already, which stays
   */
  public boolean add(long x, long o, int cell, int line) {
    int place = place(x, o);
    if (cells[place] != NONE) {
      return false;
    }
    xs[place] = x;
    os[place] = o;
    cells[place] = (byte) cell;
    lines[place] = line;
    if (++size * 2 > xs.length) {
      grow();
    }
    return true;
  }

  /** What {@link CheckedProof#forEachMove} calls for each move. */
  public interface Visitor {
    /** A move: the stones of X and of O in the position, and the cell to play. */
    void visit(long x, long o, int cell);
  }

  /** Visits the moves that a check has needed, in no particular order. */
  void forEachUsed(Visitor visitor) {
    for (int place = 0; place < cells.length; place++) {
      if (used[place]) {
        visitor.visit(xs[place], os[place], cells[place]);
      }
    }
  }

  /** Whether there is a move for a position. */
  public boolean has(long x, long o) {
    return find(x, o) != NONE;
  }

  /** The cell to play in a position, or {@link #NONE}. */
  public int move(long x, long o) {
    return cells[place(x, o)];
  }

  /** Where the move for a position is kept, or {@link #NONE}. */
  int find(long x, long o) {
    int place = place(x, o);
    return cells[place] == NONE ? NONE : place;
  }

  long x(int place) {
    return xs[place];
  }

  long o(int place) {
    return os[place];
  }

  int cell(int place) {
    return cells[place];
  }

  int line(int place) {
    return lines[place];
  }

  /** Whether a check has needed a move. */
  boolean isUsed(int place) {
    return used[place];
  }

  /** Forgets which moves were needed. */
  void unuse() {
    Arrays.fill(used, false);
  }

  /** Marks a move as needed, and returns whether it already was. */
  boolean use(int place) {
    boolean before = used[place];
    used[place] = true;
    return before;
  }

  private int place(long x, long o) {
    long mixed = (x * 0x9E3779B97F4A7C15L) ^ Long.rotateLeft(o * 0xD6E8FEB86659FD93L, 31);
    int place = (int) ((mixed ^ (mixed >>> 32)) & (xs.length - 1));
    while (cells[place] != NONE && (xs[place] != x || os[place] != o)) {
      place = (place + 1) & (xs.length - 1);
    }
    return place;
  }

  private void grow() {
    long[] oldX = xs;
    long[] oldO = os;
    byte[] oldCells = cells;
    int[] oldLines = lines;
    xs = new long[2 * oldX.length];
    os = new long[xs.length];
    cells = new byte[xs.length];
    lines = new int[xs.length];
    used = new boolean[xs.length];
    Arrays.fill(cells, (byte) NONE);
    for (int i = 0; i < oldX.length; i++) {
      if (oldCells[i] != NONE) {
        int place = place(oldX[i], oldO[i]);
        xs[place] = oldX[i];
        os[place] = oldO[i];
        cells[place] = oldCells[i];
        lines[place] = oldLines[i];
      }
    }
  }
}
