/** Positions as numbers: the positions with the same number of stones, numbered from 0. */
package games.oxo.table.rank;
