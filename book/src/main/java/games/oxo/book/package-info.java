/**
 * Opening books: graphs of canonical positions that engines grow, and what is distilled from them.
 * See {@code docs/books.md}.
 */
@PublicApi
package games.oxo.book;

import games.oxo.game.PublicApi;
