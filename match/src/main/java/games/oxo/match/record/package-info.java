/**
 * Match logs: each game as a line of JSON.
 *
 * <p>Public API.
 */
package games.oxo.match.record;
