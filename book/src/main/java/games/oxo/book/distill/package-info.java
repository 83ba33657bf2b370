/**
 * From a book that was grown to one that plays: the choice of a move, the positions that the book's
 * own player can reach, and the probe that tries to refute what is kept.
 */
package games.oxo.book.distill;
