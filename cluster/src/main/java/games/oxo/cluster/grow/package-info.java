/** Books that grow on a cluster: executors think, or work on a database themselves. */
package games.oxo.cluster.grow;
