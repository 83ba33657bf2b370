/** Very deep values of all first moves of a game, and of all replies to each. */
package games.oxo.book.deepen;
