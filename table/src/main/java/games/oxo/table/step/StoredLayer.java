package games.oxo.table.step;

import games.oxo.table.block.Block;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.Layer;
import java.util.List;

/**
 * All blocks of a layer of a table, finished or not.
 *
 * @param readers one for each worker
 */
public record StoredLayer(Layer layer, List<BlockReader> readers) implements LayerBlocks {
  @Override
  public int blocks() {
    return layer.blocks();
  }

  @Override
  public int index(int block) {
    return block;
  }

  @Override
  public int count(int block) {
    return layer.count(block);
  }

  @Override
  public long first(int block) {
    return layer.first(block);
  }

  /** With the next block, or with the last number of the layer. */
  @Override
  public long end(int block) {
    if (block + 1 < layer.blocks()) {
      return layer.first(block + 1);
    }
    long[] some = new long[Block.MOST];
    int count = numbers(0, block, some);
    return some[count - 1] + 1;
  }

  @Override
  public int numbers(int worker, int block, long[] into) {
    return readers.get(worker).numbers(layer, block, into);
  }

  @Override
  public void values(int worker, int block, int[] into) {
    readers.get(worker).values(layer, block, into);
  }
}
