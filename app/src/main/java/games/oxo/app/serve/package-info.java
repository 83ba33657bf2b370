/** The command {@code serve}. */
package games.oxo.app.serve;
