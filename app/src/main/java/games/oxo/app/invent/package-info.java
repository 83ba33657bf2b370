/** The search for new games as a command. */
package games.oxo.app.invent;
