/** The connection to Spark: settings, jobs and their progress, games that travel. */
package games.oxo.cluster.spark;
