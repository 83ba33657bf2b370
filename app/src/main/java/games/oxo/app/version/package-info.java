/** Which version of the program this is. */
package games.oxo.app.version;
