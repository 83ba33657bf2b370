/** Engine against engine: players, games, match logs, and statistics. */
package games.oxo.match;
