/**
 * Games and positions: the rules of a game as one object, and what happens when it is played.
 *
 * <p>Public API.
 */
package games.oxo.game;
