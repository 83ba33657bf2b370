package games.oxo.table.step;

import games.oxo.table.block.Block;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.Layer;

/**
 * Blocks {@code first} to {@code last} - 1 of a layer that has values.
 *
 * @param reader reads them
 */
public record LayerRun(Layer layer, int first, int last, BlockReader reader) implements BlockRun {
  @Override
  public int blocks() {
    return last - first;
  }

  @Override
  public long positions() {
    return LayerSlice.positions(layer, first, last);
  }

  @Override
  public long from() {
    return layer.first(first);
  }

  /** With the next block, or with the last number of the layer. */
  @Override
  public long end() {
    if (last < layer.blocks()) {
      return layer.first(last);
    }
    long[] some = new long[Block.MOST];
    int count = reader.numbers(layer, last - 1, some);
    return some[count - 1] + 1;
  }

  @Override
  public int numbers(int block, long[] into) {
    return reader.numbers(layer, first + block, into);
  }

  @Override
  public void values(int block, int[] into) {
    reader.values(layer, first + block, into);
  }
}
