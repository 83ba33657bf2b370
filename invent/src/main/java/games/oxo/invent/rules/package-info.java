/** Rule sets as keys of a definition, and a grammar that draws, mutates and crosses them. */
package games.oxo.invent.rules;
