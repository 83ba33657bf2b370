/**
 * Opening books: graphs of canonical positions that engines grow, and what is distilled from them.
 * See {@code docs/books.md}.
 */
package games.oxo.book;
