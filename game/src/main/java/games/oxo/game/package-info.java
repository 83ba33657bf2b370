/** Games and positions: the rules of a game as one object, and what happens when it is played. */
@PublicApi
package games.oxo.game;
