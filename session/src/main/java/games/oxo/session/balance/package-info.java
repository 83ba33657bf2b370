/** Games of an engine against itself for a study of a game's balance. */
package games.oxo.session.balance;
