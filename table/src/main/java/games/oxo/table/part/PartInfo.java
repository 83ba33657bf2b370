package games.oxo.table.part;

import java.io.Serializable;

/**
 * What a part of a layer has.
 *
 * @param name how it is called in its store
 * @param from its numbers are not below this
 * @param end its numbers are below this
 * @param positions how many positions it has, at least one
 * @param bytes its length
 */
public record PartInfo(String name, long from, long end, long positions, long bytes)
    implements Serializable {}
