package games.oxo.cluster.local;

/**
 * How large a cluster on this machine is to be.
 *
 * @param cores of each worker
 * @param memory of each worker, such as 1500m
 * @param port of the master; 0 for any that is free
 */
public record ClusterPlan(int workers, int cores, String memory, int port) {}
