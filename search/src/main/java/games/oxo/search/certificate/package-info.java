/**
 * Certificates of proven wins: written, read, and asked.
 *
 * <p>Public API.
 */
package games.oxo.search.certificate;
