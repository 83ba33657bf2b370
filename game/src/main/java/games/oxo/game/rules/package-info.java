/** What decides a game: lines or points, outcomes, sets of cells that win or lose. */
@PublicApi
package games.oxo.game.rules;

import games.oxo.game.PublicApi;
