/** JSON as maps, lists, strings, numbers, booleans and null; needs only the JDK's core. */
package games.oxo.session.json;
