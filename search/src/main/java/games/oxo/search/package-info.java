/** What an engine is: it takes a position and limits, reports, and returns an analysis. */
@PublicApi
package games.oxo.search;

import games.oxo.game.PublicApi;
