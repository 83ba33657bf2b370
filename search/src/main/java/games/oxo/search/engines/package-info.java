/** The engines by name, with their options. */
@PublicApi
package games.oxo.search.engines;

import games.oxo.game.PublicApi;
