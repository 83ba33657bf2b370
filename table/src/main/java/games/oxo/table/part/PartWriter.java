package games.oxo.table.part;

import games.oxo.table.block.Block;
import games.oxo.table.block.BlockPacker;
import games.oxo.table.block.Layer;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

/**
 * Makes a part of a layer: blocks of numbers, blocks of values, and an index. Its bytes depend only
 * on the positions.
 */
final class PartWriter {
  private final Layer layer;
  private final BlockPacker packer = new BlockPacker();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final long[] block = new long[Block.MOST];
  private int pending;
  private long last = -1;

  /**
   * @param firstBlock which block of the layer is its first
   */
  PartWriter(int ply, int firstBlock) {
    layer = new Layer(ply, firstBlock);
  }

  /** Adds the next number. */
  void add(long number) {
    block[pending++] = number;
    last = number;
    if (pending == Block.MOST) {
      endNumbers();
    }
  }

  /** No more numbers come. */
  void endNumbers() {
    if (pending > 0) {
      int at = bytes.size();
      append(packer.numbers(layer.ply(), layer.firstBlock() + layer.blocks(), block, pending));
      layer.addNumbers(at, block[0], pending);
      pending = 0;
    }
  }

  /** Adds the values of the next block, after all numbers. */
  void addValues(int[] values, int count) {
    int at = bytes.size();
    append(packer.values(layer.ply(), layer.firstBlock() + layer.valued(), values, count));
    layer.addValues(at);
  }

  /** How many positions there are. */
  long positions() {
    return layer.positions();
  }

  /** The last number, or -1. */
  long last() {
    return last;
  }

  /** All bytes of the part. */
  byte[] finish() {
    int indexAt = bytes.size();
    append(packer.index(PartIndex.write(layer)));
    append(PartIndex.trailer(indexAt));
    return bytes.toByteArray();
  }

  private void append(ByteBuffer data) {
    bytes.write(data.array(), data.arrayOffset() + data.position(), data.remaining());
  }
}
