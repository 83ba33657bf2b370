package games.oxo.table;

import games.oxo.game.input.InputException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/**
 * A walk through a file of a table from its header to its end, block by block. A file that it finds
 * complete has no byte that could be another: each belongs to the header, to a block with a
 * checksum that must stand there, or to the trailer.
 *
 * @param blocks what stands there, up to the first block that is not sound or not the next one
 * @param size where that is; in a complete file, where the index begins
 * @param complete whether nothing but the index and the trailer follow
 */
record TableScan(BlockSequence blocks, long size, boolean complete) {
  /**
   * Walks through a file whose header is sound.
   *
   * @param step is called before each block
   */
  static TableScan of(FileChannel channel, String file, Runnable step) throws IOException {
    BlockReader reader = new BlockReader(channel, file);
    BlockSequence blocks = new BlockSequence();
    long length = channel.size();
    long size = TableHeader.BYTES;
    while (size < length) {
      step.run();
      try {
        Block block = reader.read(size);
        if (!blocks.take(block, size)) {
          return new TableScan(
              blocks, size, isEnd(blocks, block, reader.data(block), channel, size));
        }
        size += Block.HEADER_BYTES + block.storedBytes();
      } catch (InputException e) {
        return new TableScan(blocks, size, false);
      }
    }
    return new TableScan(blocks, size, false);
  }

  /** Whether a block is the right index, with the trailer after it and then nothing. */
  private static boolean isEnd(
      BlockSequence blocks, Block block, ByteBuffer index, FileChannel channel, long at)
      throws IOException {
    long end = at + Block.HEADER_BYTES + block.storedBytes();
    if (!blocks.allFound()
        || blocks.toValue() != null
        || !block.is(Block.INDEX, 0, 0)
        || channel.size() != end + TableTrailer.BYTES) {
      return false;
    }
    ByteBuffer trailer = ByteBuffer.allocate(TableTrailer.BYTES);
    while (trailer.hasRemaining() && channel.read(trailer, end + trailer.position()) > 0) {
      // Goes on until all of it is there.
    }
    return index.equals(ByteBuffer.wrap(TableIndex.write(blocks.layers())))
        && trailer.flip().equals(TableTrailer.write(at));
  }
}
