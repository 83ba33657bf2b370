/** Positions as numbers: the positions with equally many stones, counted through from 0. */
package games.oxo.table.rank;
