/**
 * Statistics of an engine's games against itself, which say how balanced a game is; and what such
 * games are played with. Numbers and sentences only: others play the games.
 */
package games.oxo.search.balance;
