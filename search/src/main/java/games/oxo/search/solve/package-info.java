/** Exact values: what can be asked, and the solver that answers. */
@PublicApi
package games.oxo.search.solve;

import games.oxo.game.PublicApi;
