/**
 * What an engine is: it takes a position and limits, reports, and returns an analysis.
 *
 * <p>Public API.
 */
package games.oxo.search;
