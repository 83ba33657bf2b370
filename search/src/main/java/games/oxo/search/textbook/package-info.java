/**
 * The textbook search: negamax, alpha-beta, NegaScout and PVS, with and without move ordering and a
 * transposition table. It is what the engines {@code negamax}, {@code alphabeta} and {@code
 * negascout} and the comparison of techniques have in common.
 */
@org.jspecify.annotations.NullMarked
package games.oxo.search.textbook;
