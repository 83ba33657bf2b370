/** The command that proves wins, and the file in which it keeps the parts of a proof. */
package games.oxo.app.prove;
