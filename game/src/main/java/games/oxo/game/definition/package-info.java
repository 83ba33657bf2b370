/**
 * Definition files of games, read into records.
 *
 * <p>Public API.
 */
package games.oxo.game.definition;
