/** Learning on a cluster: executors play the games. */
package games.oxo.cluster.learn;
