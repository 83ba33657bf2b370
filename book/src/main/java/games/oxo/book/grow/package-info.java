/**
 * Growing books: self-play that gathers statistics (Meta-MCTS), and best-first expansion of a graph
 * of positions (drop-out expansion). See {@code docs/books.md}.
 */
package games.oxo.book.grow;
