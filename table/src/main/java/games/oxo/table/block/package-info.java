/** The blocks of a table: their bytes, their order in a file, and the layers that they make. */
package games.oxo.table.block;
