/** The command that learns evaluations. */
package games.oxo.app.learn;
