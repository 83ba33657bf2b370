/** Checking a book against the rules of its game and against itself. */
package games.oxo.book.check;
