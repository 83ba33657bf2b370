/** Why a move is good or bad: facts that can be seen on the board, as records and in words. */
@PublicApi
package games.oxo.session.explain;

import games.oxo.game.PublicApi;
