/** Match logs: each game as a line of JSON. */
@PublicApi
package games.oxo.match.record;

import games.oxo.game.PublicApi;
