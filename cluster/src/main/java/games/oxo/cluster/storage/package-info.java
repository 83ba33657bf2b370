/** Folders that all machines of a cluster share. */
package games.oxo.cluster.storage;
