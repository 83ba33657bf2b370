/**
 * Why a move is good or bad: facts that can be seen on the board, as records and in words.
 *
 * <p>Public API.
 */
package games.oxo.session.explain;
