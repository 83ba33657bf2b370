/**
 * Proofs that one side, the attacker, wins a position of a line game: job-level search over
 * depth-first proof-number searches, and the strategy that it finds.
 */
package games.oxo.search.prove;
