/**
 * Exact values: what can be asked, and the solver that answers.
 *
 * <p>Public API.
 */
package games.oxo.search.solve;
