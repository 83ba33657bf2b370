/**
 * Wins by threats alone: each stone of the attacker threatens to win with the next, until the other
 * side has no answer.
 */
package games.oxo.search.threat;
