package games.oxo.table.part;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockInput;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.Layer;
import java.io.IOException;
import java.nio.ByteBuffer;

/** A part of a layer, opened for reading by one thread. */
final class LayerPart {
  private final Layer layer;
  private final BlockReader reader;

  private LayerPart(Layer layer, BlockReader reader) {
    this.layer = layer;
    this.reader = reader;
  }

  /**
   * Opens a part.
   *
   * @param ply how many stones its positions must have
   * @throws InputException with the name of the part when it is missing or not sound
   */
  static LayerPart open(PartStore store, String name, int ply) {
    String called = store.describe(name);
    try {
      BlockInput input = store.open(name);
      long end = input.size() - PartIndex.TRAILER_BYTES;
      ByteBuffer trailer = ByteBuffer.allocate(PartIndex.TRAILER_BYTES);
      while (end >= 0
          && trailer.hasRemaining()
          && input.read(trailer, end + trailer.position()) > 0) {
        // Goes on until all of it is there.
      }
      long indexAt = PartIndex.indexAt(trailer.flip());
      if (indexAt < 0 || indexAt >= end) {
        throw Block.damaged(called, Math.max(0, end));
      }
      BlockReader reader = new BlockReader(input, called);
      Block block = reader.read(indexAt);
      Layer layer = block.is(Block.INDEX, 0, 0) ? PartIndex.read(reader.data(block)) : null;
      if (layer == null || layer.ply() != ply) {
        throw Block.damaged(called, indexAt);
      }
      return new LayerPart(layer, reader);
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", called, e.getMessage()));
    }
  }

  Layer layer() {
    return layer;
  }

  BlockReader reader() {
    return reader;
  }

  /** Where the numbers of a block end: with the next block or with the part. */
  long end(int block, PartInfo info) {
    return block + 1 < layer.blocks() ? layer.first(block + 1) : info.end();
  }
}
