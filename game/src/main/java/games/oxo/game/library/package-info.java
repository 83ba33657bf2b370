/** The built-in games, and where others are found. */
@PublicApi
package games.oxo.game.library;

import games.oxo.game.PublicApi;
