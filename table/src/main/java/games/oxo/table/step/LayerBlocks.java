package games.oxo.table.step;

import games.oxo.table.block.Block;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.Layer;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Blocks of one layer in ascending order: all of them, as a table has them, or those that are
 * wanted of a part of the layer.
 */
public final class LayerBlocks {
  private final Layer layer;
  private final long end;
  private final List<BlockReader> readers;
  private final int[] chosen;

  /**
   * All blocks of a layer or part.
   *
   * @param end its numbers are below this
   * @param readers one for each worker
   */
  public LayerBlocks(Layer layer, long end, List<BlockReader> readers) {
    this(layer, end, readers, IntStream.range(0, layer.blocks()).toArray());
  }

  private LayerBlocks(Layer layer, long end, List<BlockReader> readers, int[] chosen) {
    this.layer = layer;
    this.end = end;
    this.readers = readers;
    this.chosen = chosen;
  }

  /** All blocks of a layer that has some, the last of which is read to see where it ends. */
  public static LayerBlocks of(Layer layer, List<BlockReader> readers) {
    long[] numbers = new long[Block.MOST];
    int count = readers.get(0).numbers(layer, layer.blocks() - 1, numbers);
    return new LayerBlocks(layer, numbers[count - 1] + 1, readers);
  }

  /** Those blocks that may have a number in some ranges. */
  public LayerBlocks wanted(NumberRanges ranges) {
    int[] some =
        IntStream.range(0, chosen.length)
            .filter(block -> ranges.meets(first(block), end(block)))
            .map(block -> chosen[block])
            .toArray();
    return new LayerBlocks(layer, end, readers, some);
  }

  /** How many blocks there are. */
  public int blocks() {
    return chosen.length;
  }

  /** Which block of the whole layer this one is; known where there are values. */
  int index(int block) {
    return layer.firstBlock() + chosen[block];
  }

  /** How many positions a block has. */
  public int count(int block) {
    return layer.count(chosen[block]);
  }

  /** The first number of a block. */
  long first(int block) {
    return layer.first(chosen[block]);
  }

  /** The numbers of a block are below this, and those of the next one are not. */
  long end(int block) {
    int next = chosen[block] + 1;
    return next < layer.blocks() ? layer.first(next) : end;
  }

  /**
   * Reads the numbers of a block.
   *
   * @param worker who reads, from 0; several workers may do so at once
   * @return how many there are
   */
  public int numbers(int worker, int block, long[] into) {
    return readers.get(worker).numbers(layer, chosen[block], into);
  }

  /** Reads the values of a block, as many as it has numbers. */
  public void values(int worker, int block, int[] into) {
    readers.get(worker).values(layer, chosen[block], into);
  }

  /** A block of numbers as it is stored, until the next block is read. */
  public ByteBuffer storedNumbers(int block) {
    return readers.get(0).copy(layer.numbersAt(chosen[block]));
  }

  /** A block of values as it is stored, until the next block is read. */
  public ByteBuffer storedValues(int block) {
    return readers.get(0).copy(layer.valuesAt(chosen[block]));
  }
}
