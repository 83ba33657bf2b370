package games.oxo.table.part;

import games.oxo.table.block.BlockPacker;
import games.oxo.table.block.Layer;
import games.oxo.table.block.Trailer;
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

  /**
   * @param firstBlock which block of the layer is its first
   */
  PartWriter(int ply, int firstBlock) {
    layer = new Layer(ply, firstBlock);
  }

  /** Adds the next block of numbers. */
  void addNumbers(long[] numbers, int count) {
    int index = layer.firstBlock() + layer.blocks();
    layer.addNumbers(append(packer.numbers(layer.ply(), index, numbers, count)), numbers[0], count);
  }

  /** Adds the next block of values, after all numbers. */
  void addValues(ByteBuffer packed) {
    layer.addValues(append(packed));
  }

  /**
   * Completes the part.
   *
   * @param from its numbers are not below this
   * @param end its numbers are below this
   */
  MadePart finish(long from, long end) {
    int indexAt = append(packer.index(PartFile.writeIndex(layer)));
    append(Trailer.PART.write(indexAt));
    return new MadePart(from, end, layer.positions(), bytes.toByteArray());
  }

  /** Returns where the data begins. */
  private int append(ByteBuffer data) {
    int at = bytes.size();
    bytes.write(data.array(), data.arrayOffset() + data.position(), data.remaining());
    return at;
  }
}
