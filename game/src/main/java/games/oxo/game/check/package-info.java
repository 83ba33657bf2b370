/**
 * The referee of certificates, the naive referee of rules, and what compares them with the rules.
 */
@PublicApi
package games.oxo.game.check;

import games.oxo.game.PublicApi;
