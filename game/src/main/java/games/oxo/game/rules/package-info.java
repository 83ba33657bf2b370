/**
 * What decides a game: lines or points, outcomes, sets of cells that win or lose.
 *
 * <p>Public API.
 */
package games.oxo.game.rules;
