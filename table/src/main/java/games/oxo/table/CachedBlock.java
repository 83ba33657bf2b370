package games.oxo.table;

import games.oxo.table.block.BlockReader;
import games.oxo.table.block.Layer;
import java.util.Arrays;

/** A decoded block of a table in memory: positions and their values. Immutable. */
final class CachedBlock {
  private final int ply;
  private final int block;
  private final long[] numbers;
  private final int[] values;

  /** Reads it; threads may share the reader. */
  CachedBlock(Layer layer, int block, BlockReader reader) {
    ply = layer.ply();
    this.block = block;
    numbers = new long[layer.count(block)];
    values = new int[numbers.length];
    synchronized (reader) {
      reader.numbers(layer, block, numbers);
      reader.values(layer, block, values);
    }
  }

  /** Whether it is this block of this layer. */
  boolean is(Layer layer, int wanted) {
    return block == wanted && ply == layer.ply();
  }

  int size() {
    return numbers.length;
  }

  long number(int index) {
    return numbers[index];
  }

  int value(int index) {
    return values[index];
  }

  /** Where the position with this number is, or a negative number. */
  int find(long number) {
    return Arrays.binarySearch(numbers, number);
  }
}
