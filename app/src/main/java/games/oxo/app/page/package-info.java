/** The command that writes the page without a server. */
package games.oxo.app.page;
