/**
 * Distilled books as trees of replies in few bits, and the books that come with the program. Uses
 * the core of the library only, since it also runs in the browser. See {@code
 * docs/books.md#books-in-source-code}.
 *
 * <p>Public API.
 */
package games.oxo.book.compact;
