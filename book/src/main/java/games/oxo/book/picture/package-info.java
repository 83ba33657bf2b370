/** Values on pictures of boards. */
package games.oxo.book.picture;
