/** Boards: cells, lines, neighbours, symmetries, and the two players. */
@PublicApi
package games.oxo.game.board;

import games.oxo.game.PublicApi;
