package games.oxo.table.block;

/**
 * Small integers packed into bytes, lowest bits first. Their width is 0, 1, 2, 4, 8 or 16 bits, so
 * that none straddles a byte boundary, which helps the byte-wise compression that follows.
 */
public final class PackedCodes {
  private PackedCodes() {}

  /** The width for numbers below {@code limit}, which is at most 2^16. */
  public static int width(int limit) {
    int width = limit <= 1 ? 0 : 1;
    while (limit > 1 << width) {
      width *= 2;
    }
    return width;
  }

  /** Writes a number into bytes that are 0 so far. */
  public static void put(byte[] bytes, int base, int index, int width, int code) {
    if (width == 16) {
      bytes[base + 2 * index] = (byte) code;
      bytes[base + 2 * index + 1] = (byte) (code >> 8);
    } else {
      int bit = index * width;
      bytes[base + (bit >> 3)] |= (byte) (code << (bit & 7));
    }
  }

  public static int get(byte[] bytes, int base, int index, int width) {
    if (width == 16) {
      return (bytes[base + 2 * index] & 255) | (bytes[base + 2 * index + 1] & 255) << 8;
    }
    int bit = index * width;
    return (bytes[base + (bit >> 3)] >> (bit & 7)) & ((1 << width) - 1);
  }
}
