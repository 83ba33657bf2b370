/** Puzzles: positions of line games with exactly one winning move, made by the solver. */
package games.oxo.session.puzzle;
