/** A search for games: a population of rule sets, generation after generation. */
package games.oxo.invent.run;
