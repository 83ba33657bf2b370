/** The canonical position, the same for all images of a position, and the fingerprint of rules. */
@PublicApi
package games.oxo.game.canonical;

import games.oxo.game.PublicApi;
