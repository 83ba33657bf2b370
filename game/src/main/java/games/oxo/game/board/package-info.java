/**
 * Boards: cells, lines, neighbours, symmetries, and the two players.
 *
 * <p>Public API.
 */
package games.oxo.game.board;
