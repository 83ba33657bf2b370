package games.oxo.cluster.solve;

import java.io.Serializable;

/**
 * How positions are solved.
 *
 * @param best whether the best moves are looked for
 * @param nodes the most positions to visit for each; 0 for no limit
 * @param memory of each solver in bytes; 0 for a share of what the executor has
 */
public record SolveEffort(boolean best, long nodes, long memory) implements Serializable {}
