/** Long proofs on a cluster: the driver keeps the tasks, executors work on them in rounds. */
package games.oxo.cluster.prove;
