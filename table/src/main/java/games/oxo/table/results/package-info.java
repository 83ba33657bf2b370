/**
 * Questions about whole games, such as the value of every first move, with the answers that were
 * computed and recorded in a file.
 */
package games.oxo.table.results;
