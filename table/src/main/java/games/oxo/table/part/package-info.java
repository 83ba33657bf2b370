/**
 * The layers of a table in parts that are made independently of each other, by one machine or by
 * many, and put together to the table that a single machine builds.
 */
package games.oxo.table.part;
