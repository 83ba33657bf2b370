package games.oxo.book.compact;

import games.oxo.game.board.PositionHash;

/**
 * A position on the walk through a tree of replies, in its canonical place.
 *
 * @param x the stones of X
 * @param o the stones of O
 * @param bookIsX whether the book's player has the stones of X
 * @param swapPending whether the second player may still swap
 */
record Place(long x, long o, boolean bookIsX, boolean swapPending) {
  int ply() {
    return Long.bitCount(x | o);
  }

  long occupied() {
    return x | o;
  }

  /** Sets of few cells are alike, so their bits are spread. */
  @Override
  public int hashCode() {
    return (int) PositionHash.quick(x, o) ^ (bookIsX ? 1 : 0) ^ (swapPending ? 2 : 0);
  }

  /** The place after the players have changed seats. */
  Place swapped() {
    return new Place(x, o, !bookIsX, false);
  }
}
