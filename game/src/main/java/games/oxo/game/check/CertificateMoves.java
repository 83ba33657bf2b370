package games.oxo.game.check;

import games.oxo.game.board.PositionMap;

/** The moves of a certificate: for positions of the winner the cell to play. */
public final class CertificateMoves {
  /** Stands for no entry. */
  public static final int NONE = PositionMap.NONE;

  // A value has the line where the move is written in its high half, and below that:
  private static final int CELL = 0x7F;
  private static final int USED = 0x80;

  private final PositionMap moves = PositionMap.map(PositionMap.Load.HALF);

  /** No moves yet. */
  public CertificateMoves() {}

  /** How many positions there are. */
  public int size() {
    return moves.size();
  }

  /**
   * Adds the move for a position.
   *
   * @param line where it is written
   * @return false when there is one already, which stays
   */
  public boolean add(long x, long o, int cell, int line) {
    return moves.add(x, o, (long) line << Integer.SIZE | cell);
  }

  /** What {@link CheckedProof#forEachMove} calls for each move. */
  public interface Visitor {
    /** A move: the stones of X and of O in the position, and the cell to play. */
    void visit(long x, long o, int cell);
  }

  /** Visits the moves that a check has needed, in no particular order. */
  void forEachUsed(Visitor visitor) {
    for (int place = moves.next(NONE); place != NONE; place = moves.next(place)) {
      if (isUsed(place)) {
        visitor.visit(x(place), o(place), cell(place));
      }
    }
  }

  /** Whether there is a move for a position. */
  public boolean has(long x, long o) {
    return moves.contains(x, o);
  }

  /** The cell to play in a position, or {@link #NONE}. */
  public int move(long x, long o) {
    int place = find(x, o);
    return place == NONE ? NONE : cell(place);
  }

  /** Where the move for a position is kept, or {@link #NONE}. */
  int find(long x, long o) {
    return moves.find(x, o);
  }

  long x(int place) {
    return moves.x(place);
  }

  long o(int place) {
    return moves.o(place);
  }

  int cell(int place) {
    return (int) moves.value(place) & CELL;
  }

  int line(int place) {
    return (int) (moves.value(place) >>> Integer.SIZE);
  }

  /** Whether a check has needed a move. */
  boolean isUsed(int place) {
    return (moves.value(place) & USED) != 0;
  }

  /** Forgets which moves were needed. */
  void unuse() {
    for (int place = moves.next(NONE); place != NONE; place = moves.next(place)) {
      moves.setValue(place, moves.value(place) & ~USED);
    }
  }

  /** Marks a move as needed, and returns whether it already was. */
  boolean use(int place) {
    boolean before = isUsed(place);
    moves.setValue(place, moves.value(place) | USED);
    return before;
  }
}
