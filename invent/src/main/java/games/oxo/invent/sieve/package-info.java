/** What a rule set has to pass: random games, games of engines, exact values. */
package games.oxo.invent.sieve;
