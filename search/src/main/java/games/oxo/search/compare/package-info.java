/**
 * Textbook searches side by side: how many positions negamax, alpha-beta, NegaScout and PVS visit,
 * with and without move ordering and a transposition table.
 */
@org.jspecify.annotations.NullMarked
package games.oxo.search.compare;
