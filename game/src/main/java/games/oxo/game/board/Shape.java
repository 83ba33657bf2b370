package games.oxo.game.board;

/** The outline of a board, which decides what a straight line is. */
public enum Shape {
  /** Rows and columns; lines run along rows, columns and both diagonals. */
  SQUARE,
  /** A hexagon of hexagonal cells in horizontal rows; lines run along its three axes. */
  HEXAGON
}
