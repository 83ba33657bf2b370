package games.oxo.game;

import games.oxo.game.board.Board;

/**
 * A player's turn: a stone on a cell, or {@link #SWAP}. With gravity, it is the cell on which the
 * stone comes to rest.
 */
public final class Move {
  /** Changing seats instead of placing a stone. */
  public static final Move SWAP = new Move(-1);

  private static final Move[] AT = new Move[Board.MAX_CELLS];

  static {
    for (int cell = 0; cell < AT.length; cell++) {
      AT[cell] = new Move(cell);
    }
  }

  private final int cell;

  private Move(int cell) {
    this.cell = cell;
  }

  /** The move that places a stone on this cell. */
  public static Move at(int cell) {
    return AT[cell];
  }

  /** Whether it is {@link #SWAP}. */
  public boolean isSwap() {
    return this == SWAP;
  }

  /**
   * The cell of the stone.
   *
   * @throws IllegalStateException for {@link #SWAP}
   */
  public int cell() {
    if (isSwap()) {
      throw new IllegalStateException("a swap has no cell");
    }
    return cell;
  }

  @Override
  public String toString() {
    return isSwap() ? "swap" : "cell " + cell;
  }
}
