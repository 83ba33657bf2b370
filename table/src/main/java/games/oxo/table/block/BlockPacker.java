package games.oxo.table.block;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.Deflater;

/**
 * Encodes blocks: delta-coded position numbers, packed values, compressed by deflate. An instance
 * has working memory and serves one thread.
 */
public final class BlockPacker {
  /** Higher levels take much longer and gain less than a hundredth. */
  private static final int LEVEL = 6;

  private final Deflater deflater = new Deflater(LEVEL, true);
  private byte[] plain = new byte[1 << 14];
  private int used;

  /** A block of ascending numbers: the first, then each as a step from the one before. */
  public ByteBuffer numbers(int ply, int number, long[] numbers, int count) {
    used = 0;
    for (int i = 1; i < count; i++) {
      long step = numbers[i] - numbers[i - 1] - 1;
      for (; step > 127; step >>>= 7) {
        put((byte) (step | 128));
      }
      put((byte) step);
    }
    return pack(Block.NUMBERS, ply, count, number, numbers[0]);
  }

  /** A block of values: those that occur, then for each position which of them it is. */
  public ByteBuffer values(int ply, int number, int[] values, int count) {
    int[] occurring = occurring(values, count);
    used = 0;
    putShort(occurring.length);
    for (int value : occurring) {
      putShort(value >> 16);
      putShort(value);
    }
    int width = PackedCodes.width(occurring.length);
    int base = used;
    reserve((count * width + 7) / 8);
    Arrays.fill(plain, base, used, (byte) 0);
    for (int i = 0; i < count && width > 0; i++) {
      int code = Arrays.binarySearch(occurring, values[i]);
      PackedCodes.put(plain, base, i, width, code);
    }
    return pack(Block.VALUES, ply, count, number, 0);
  }

  private static int[] occurring(int[] values, int count) {
    int[] sorted = Arrays.copyOf(values, count);
    Arrays.sort(sorted);
    int different = 0;
    for (int i = 0; i < count; i++) {
      if (i == 0 || sorted[i] != sorted[i - 1]) {
        sorted[different++] = sorted[i];
      }
    }
    return Arrays.copyOf(sorted, different);
  }

  /** The block that says how many positions a layer has. */
  public ByteBuffer end(int ply, int blocks, long positions) {
    used = 0;
    return pack(Block.END, ply, 0, blocks, positions);
  }

  /** The block that says where everything is. */
  public ByteBuffer index(byte[] index) {
    used = 0;
    reserve(index.length);
    System.arraycopy(index, 0, plain, 0, index.length);
    return pack(Block.INDEX, 0, 0, 0, 0);
  }

  private ByteBuffer pack(int kind, int ply, int count, int number, long first) {
    byte[] stored = new byte[Block.HEADER_BYTES + used];
    deflater.reset();
    deflater.setInput(plain, 0, used);
    deflater.finish();
    int length = deflater.deflate(stored, Block.HEADER_BYTES, used);
    if (length == used || !deflater.finished()) {
      System.arraycopy(plain, 0, stored, Block.HEADER_BYTES, used);
      length = used;
    }
    ByteBuffer block = ByteBuffer.wrap(stored, 0, Block.HEADER_BYTES + length);
    new Block(kind, ply, count, number, first, used, length, 0).write(block);
    block.putInt(Block.HEADER_BYTES - 4, Block.checksum(block));
    return block.position(0);
  }

  private void put(byte value) {
    reserve(1);
    plain[used - 1] = value;
  }

  private void putShort(int value) {
    put((byte) (value >> 8));
    put((byte) value);
  }

  private void reserve(int bytes) {
    used += bytes;
    if (used > plain.length) {
      plain = Arrays.copyOf(plain, Math.max(used, 2 * plain.length));
    }
  }
}
