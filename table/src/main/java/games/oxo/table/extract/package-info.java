/**
 * Extracts: the exact values of the positions with few stones in a small file, some of which come
 * with the program. {@code docs/solve.md#tables} describes the file byte by byte.
 */
package games.oxo.table.extract;
