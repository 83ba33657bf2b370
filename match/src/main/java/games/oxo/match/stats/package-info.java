/**
 * What the results of engine matches say: scores with error bars, Elo, sequential tests, ratings of
 * many players at once. Pure arithmetic, in the definitions that engine testers share.
 */
package games.oxo.match.stats;
