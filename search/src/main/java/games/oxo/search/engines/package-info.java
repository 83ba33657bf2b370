/**
 * The engines by name, with their options.
 *
 * <p>Public API.
 */
package games.oxo.search.engines;
