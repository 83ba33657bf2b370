/** What a player would do next if the opponent passed. */
package games.oxo.session.threats;
