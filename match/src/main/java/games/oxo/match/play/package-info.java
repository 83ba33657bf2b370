/** Games between players: engines of ours and programs of others, with a referee. */
@PublicApi
package games.oxo.match.play;

import games.oxo.game.PublicApi;
