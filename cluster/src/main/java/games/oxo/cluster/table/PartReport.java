package games.oxo.cluster.table;

import games.oxo.table.part.PartInfo;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * What a task says when its part is written.
 *
 * @param part null where there are no positions
 * @param cpuNanos the processor time that it took
 * @param readBytes how much it read from the shared folder
 */
record PartReport(@Nullable PartInfo part, long cpuNanos, long readBytes) implements Serializable {}
