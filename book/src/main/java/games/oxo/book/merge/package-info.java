/** Taking over what others found: other books, recorded games, proofs. */
package games.oxo.book.merge;
