/**
 * The built-in games, and where others are found.
 *
 * <p>Public API.
 */
package games.oxo.game.library;
