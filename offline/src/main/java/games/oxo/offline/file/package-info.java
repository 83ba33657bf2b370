/**
 * The page without a server as a file, or as files for any host, and the board for pages of others:
 * how their parts are put together.
 */
package games.oxo.offline.file;
