/** JSON as maps, lists, texts, numbers, truth values and null; needs nothing but the JDK's core. */
package games.oxo.session.json;
