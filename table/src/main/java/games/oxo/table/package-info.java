/**
 * Strong solutions: a file with the value of every position that a game can reach, how it is built,
 * read and verified. {@code docs/solve.md#tables} describes the file byte by byte.
 *
 * <p>Public API.
 */
package games.oxo.table;
