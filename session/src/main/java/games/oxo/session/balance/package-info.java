/**
 * Games of an engine against itself, and their statistics, which say how balanced a game is. The
 * statistics also read games that other code has played, such as those of a match.
 */
package games.oxo.session.balance;
