package games.oxo.table;

import games.oxo.table.block.Block;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.Layer;
import games.oxo.table.rank.Numbering;
import java.util.Arrays;
import java.util.OptionalInt;

/** All positions of one layer with their values in memory, 12 bytes each. */
final class LayerValues {
  static final int BYTES_EACH = 12;

  private final Numbering numbering;
  private final long[] numbers;
  private final int[] values;

  /**
   * Reads a layer.
   *
   * @param layer with fewer positions than an array can have
   */
  LayerValues(Layer layer, Numbering numbering, BlockReader reader) {
    this.numbering = numbering;
    int count = Math.toIntExact(layer.positions());
    numbers = new long[count];
    values = new int[count];
    long[] someNumbers = new long[Block.MOST];
    int[] someValues = new int[Block.MOST];
    for (int block = 0, at = 0; block < layer.blocks(); block++) {
      int size = reader.numbers(layer, block, someNumbers);
      reader.values(layer, block, someValues);
      System.arraycopy(someNumbers, 0, numbers, at, size);
      System.arraycopy(someValues, 0, values, at, size);
      at += size;
    }
  }

  /** The value of the position with these stones, if it is in the layer. */
  OptionalInt of(long x, long o) {
    int index = Arrays.binarySearch(numbers, numbering.of(x, o));
    return index < 0 ? OptionalInt.empty() : OptionalInt.of(values[index]);
  }
}
