/**
 * What a position is worth: proven or estimated, and the words for it.
 *
 * <p>Public API.
 */
package games.oxo.search.value;
