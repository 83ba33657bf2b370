/** What a position is worth: proven or estimated, and the words for it. */
@PublicApi
package games.oxo.search.value;

import games.oxo.game.PublicApi;
