package games.oxo.game.board;

/**
 * Where a cell of a pattern lies on the table.
 *
 * @param x to the right, in halves of a cell
 * @param y downwards, in rows
 */
public record Spot(int x, int y) {}
