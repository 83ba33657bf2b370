/**
 * The page without a server as a file, or as files for any host: how its parts are put together.
 */
package games.oxo.offline.file;
