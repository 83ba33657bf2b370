/** What is wrong with what a person has given: one error type, one sentence. */
@PublicApi
package games.oxo.game.input;

import games.oxo.game.PublicApi;
