/** Pictures of boards as SVG text, for files and pages. */
package games.oxo.game.picture;
