/** Definition files of games, read into records. */
@PublicApi
package games.oxo.game.definition;

import games.oxo.game.PublicApi;
