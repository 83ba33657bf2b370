package games.oxo.table.part;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockInput;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.Layer;
import games.oxo.table.block.TableIndex;
import games.oxo.table.block.Trailer;
import games.oxo.table.step.LayerBlocks;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The format of a part: blocks of numbers, blocks of values if it has them, an index, a trailer.
 * The index has stones, first block, whether there are values, how many positions, and then where
 * the blocks are.
 */
final class PartFile {
  private PartFile() {}

  /**
   * Opens a part for reading by one thread.
   *
   * @param ply how many stones its positions must have
   * @throws InputException with the name of the part when it is missing or not sound
   */
  static LayerBlocks open(PartStore store, PartInfo info, int ply) {
    String called = store.describe(info.name());
    try {
      BlockInput input = store.open(info.name());
      long indexAt = Trailer.PART.indexAt(input);
      if (indexAt < 0) {
        throw Block.damaged(called, Math.max(0, input.size() - Trailer.BYTES));
      }
      BlockReader reader = new BlockReader(input, called);
      Block block = reader.read(indexAt);
      Layer layer = block.is(Block.INDEX, 0, 0) ? readIndex(reader.data(block)) : null;
      if (layer == null || layer.ply() != ply) {
        throw Block.damaged(called, indexAt);
      }
      return new LayerBlocks(layer, info.end(), List.of(reader));
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", called, e.getMessage()));
    }
  }

  static byte[] writeIndex(Layer layer) {
    ByteBuffer out = ByteBuffer.allocate(17 + 24 * layer.blocks());
    out.putInt(layer.ply()).putInt(layer.firstBlock());
    boolean valued = layer.valued() == layer.blocks();
    out.put((byte) (valued ? 1 : 0)).putLong(layer.positions());
    TableIndex.writeBlocks(layer, out);
    return out.array();
  }

  /** Reads a layer; null when it is not what {@link #writeIndex} writes. */
  private static @Nullable Layer readIndex(ByteBuffer in) {
    try {
      Layer layer = new Layer(in.getInt(), in.getInt());
      boolean valued = in.get() != 0;
      TableIndex.readBlocks(layer, in.getLong(), valued, in);
      return in.hasRemaining() ? null : layer;
    } catch (BufferUnderflowException e) {
      return null;
    }
  }
}
