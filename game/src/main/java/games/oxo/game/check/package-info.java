/**
 * The referee of certificates, the naive referee of rules, and what compares them with the rules.
 *
 * <p>Public API.
 */
package games.oxo.game.check;
