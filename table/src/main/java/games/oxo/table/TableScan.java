package games.oxo.table;

import games.oxo.game.input.InputException;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.BlockSequence;
import games.oxo.table.block.TableHeader;
import games.oxo.table.block.TableIndex;
import games.oxo.table.block.Trailer;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A walk through a file of a table from its header to its end, block by block. A file that it finds
 * complete has no byte that could be another: each belongs to the header, to a block with a
 * checksum that must stand there, or to the trailer.
 *
 * @param blocks what stands there, up to the first block that is not sound or not the next one
 * @param size where that is; in a complete file, where the index begins
 * @param complete whether nothing but the index and the trailer follow
 * @param identity SHA-256 of the descriptions of these blocks, which have their checksums
 */
record TableScan(BlockSequence blocks, long size, boolean complete, String identity) {
  /** Listener for the progress of a walk. */
  @FunctionalInterface
  interface Step {
    /**
     * Called before each block.
     *
     * @param at where it is in the file
     * @param length the length of the file
     */
    void at(long at, long length);
  }

  /**
   * Walks through a file whose header is sound.
   *
   * @param step called for each block
   */
  static TableScan of(FileChannel channel, String file, Step step) throws IOException {
    BlockReader reader = new BlockReader(new ChannelInput(channel), file);
    BlockSequence blocks = new BlockSequence();
    MessageDigest digest = sha256();
    ByteBuffer description = ByteBuffer.allocate(Block.HEADER_BYTES);
    long length = channel.size();
    long size = TableHeader.BYTES;
    while (size < length) {
      step.at(size, length);
      try {
        Block block = reader.read(size);
        if (!blocks.take(block, size)) {
          boolean end = isEnd(blocks, block, reader.data(block), channel, size);
          return new TableScan(blocks, size, end, HexFormat.of().formatHex(digest.digest()));
        }
        block.write(description.clear());
        digest.update(description.flip());
        size += Block.HEADER_BYTES + block.storedBytes();
      } catch (InputException e) {
        return new TableScan(blocks, size, false, "");
      }
    }
    return new TableScan(blocks, size, false, "");
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Whether a block is the right index, with the trailer after it and then nothing. */
  private static boolean isEnd(
      BlockSequence blocks, Block block, ByteBuffer index, FileChannel channel, long at)
      throws IOException {
    long end = at + Block.HEADER_BYTES + block.storedBytes();
    if (!blocks.allFound()
        || blocks.toValue() != null
        || !block.is(Block.INDEX, 0, 0)
        || channel.size() != end + Trailer.BYTES) {
      return false;
    }
    ByteBuffer trailer = ByteBuffer.allocate(Trailer.BYTES);
    while (trailer.hasRemaining() && channel.read(trailer, end + trailer.position()) > 0) {
      // Goes on until all of it is there.
    }
    return index.equals(ByteBuffer.wrap(TableIndex.write(blocks.layers())))
        && trailer.flip().equals(Trailer.TABLE.write(at));
  }
}
