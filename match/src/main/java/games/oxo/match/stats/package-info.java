/**
 * Statistics of engine matches: scores with error bars, Elo, sequential tests, ratings of many
 * players at once. Pure arithmetic, in the definitions that engine testers share.
 */
package games.oxo.match.stats;
