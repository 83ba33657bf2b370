/** All about a game: text in the terminal, JSON, a page. */
package games.oxo.app.report;
