/**
 * The canonical position, the same for all images of a position, and the fingerprint of rules.
 *
 * <p>Public API.
 */
package games.oxo.game.canonical;
