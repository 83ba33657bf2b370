/**
 * Games between players: engines of ours and programs of others, with a referee.
 *
 * <p>Public API.
 */
package games.oxo.match.play;
