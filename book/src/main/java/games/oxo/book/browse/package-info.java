/** Books for people: what a book says about a position, and a book as linked HTML pages. */
package games.oxo.book.browse;
