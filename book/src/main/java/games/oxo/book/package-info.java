/**
 * Opening books: graphs of canonical positions that engines grow, and what is distilled from them.
 * See {@code docs/books.md}.
 *
 * <p>Public API.
 */
package games.oxo.book;
