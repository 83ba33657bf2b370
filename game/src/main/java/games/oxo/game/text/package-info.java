/**
 * Moves and positions as people write and see them.
 *
 * <p>Public API.
 */
package games.oxo.game.text;
