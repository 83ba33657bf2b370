/** Exact values of many positions: blocks of positions, the tasks that solve them, the results. */
package games.oxo.cluster.solve;
