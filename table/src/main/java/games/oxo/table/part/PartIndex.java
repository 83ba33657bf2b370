package games.oxo.table.part;

import static java.nio.charset.StandardCharsets.US_ASCII;

import games.oxo.table.block.Block;
import games.oxo.table.block.Layer;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Index of the blocks of a part, as bytes: stones, first block, whether there are values, how many
 * positions; then for each block the offset of its numbers, its first number and the offset of its
 * values. The last bytes of a part say where the index is.
 */
final class PartIndex {
  static final int TRAILER_BYTES = 16;

  private static final byte[] MAGIC = "OXOLAYER".getBytes(US_ASCII);

  private PartIndex() {}

  static byte[] write(Layer layer) {
    ByteBuffer out = ByteBuffer.allocate(17 + 24 * layer.blocks());
    out.putInt(layer.ply()).putInt(layer.firstBlock());
    boolean valued = layer.valued() == layer.blocks();
    out.put((byte) (valued ? 1 : 0)).putLong(layer.positions());
    for (int block = 0; block < layer.blocks(); block++) {
      out.putLong(layer.numbersAt(block)).putLong(layer.first(block));
      out.putLong(valued ? layer.valuesAt(block) : 0);
    }
    return out.array();
  }

  /** Reads a layer; null when it is not what {@link #write} writes. */
  static @Nullable Layer read(ByteBuffer in) {
    try {
      Layer layer = new Layer(in.getInt(), in.getInt());
      boolean valued = in.get() != 0;
      long positions = in.getLong();
      for (long left = positions; left > 0; left -= Block.MOST) {
        layer.addNumbers(in.getLong(), in.getLong(), (int) Math.min(left, Block.MOST));
        long valuesAt = in.getLong();
        if (valued) {
          layer.addValues(valuesAt);
        }
      }
      return in.hasRemaining() ? null : layer;
    } catch (BufferUnderflowException e) {
      return null;
    }
  }

  static ByteBuffer trailer(long indexAt) {
    return ByteBuffer.allocate(TRAILER_BYTES).putLong(indexAt).put(MAGIC).flip();
  }

  /** Where the index begins; -1 when these are not the last bytes of a part. */
  static long indexAt(ByteBuffer trailer) {
    if (trailer.remaining() < TRAILER_BYTES) {
      return -1;
    }
    long at = trailer.getLong();
    byte[] magic = new byte[MAGIC.length];
    trailer.get(magic);
    return Arrays.equals(magic, MAGIC) ? at : -1;
  }
}
