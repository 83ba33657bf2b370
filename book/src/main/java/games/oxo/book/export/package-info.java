/**
 * Books as source code that a bot writer can paste: the data in a string, the decoder, and the
 * look-up under all symmetries. See {@code docs/books.md#books-in-source-code}.
 */
package games.oxo.book.export;
