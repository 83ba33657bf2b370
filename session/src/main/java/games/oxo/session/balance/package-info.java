/** Games of an engine against itself, played in slices, for a study of a game's balance. */
package games.oxo.session.balance;
