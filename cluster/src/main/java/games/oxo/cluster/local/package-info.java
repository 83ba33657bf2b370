/** A standalone Spark cluster on this machine: its processes and what is known of them. */
package games.oxo.cluster.local;
