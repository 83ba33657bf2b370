/** Why a move is good or bad: facts that can be seen on the board, as records and in words. */
package games.oxo.session.explain;
