/** Moves and positions as people write and see them. */
@PublicApi
package games.oxo.game.text;

import games.oxo.game.PublicApi;
