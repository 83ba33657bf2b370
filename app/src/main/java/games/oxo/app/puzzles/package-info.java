/** The command that makes puzzles. */
package games.oxo.app.puzzles;
