package games.oxo.table.extract;

import games.oxo.game.input.InputException;
import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * The values of the positions with one number of stones in an extract: a word of a Huffman code for
 * each number below the size of the numbering, in blocks that begin with a byte of their own.
 * Numbers that belong to no position have a word too. Immutable.
 */
final class ExtractLayer {
  /** The value of a number that belongs to no position. */
  static final int NONE = Integer.MIN_VALUE;

  /** Numbers in a block: few, so that one value is found quickly. */
  private static final int BLOCK = 512;

  private final long numbers;
  private final long positions;
  private final HuffmanCode code;
  private final int[] starts;
  private final byte[] data;

  private ExtractLayer(long numbers, long positions, HuffmanCode code, int[] starts, byte[] data) {
    this.numbers = numbers;
    this.positions = positions;
    this.code = code;
    this.starts = starts;
    this.data = data;
  }

  /** Packs a layer whose values are given by number. */
  static ExtractLayer of(int[] values) {
    TreeMap<Integer, Long> counts = new TreeMap<>();
    for (int value : values) {
      counts.merge(value, 1L, Long::sum);
    }
    HuffmanCode code =
        HuffmanCode.of(
            counts.keySet().stream().mapToInt(Integer::intValue).toArray(),
            counts.values().stream().mapToLong(Long::longValue).toArray());
    int blocks = (values.length + BLOCK - 1) / BLOCK;
    int[] starts = new int[blocks + 1];
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    for (int block = 0; block < blocks; block++) {
      int end = Math.min(values.length, (block + 1) * BLOCK);
      pack(values, block * BLOCK, end, code, data);
      starts[block + 1] = data.size();
    }
    long positions = values.length - counts.getOrDefault(NONE, 0L);
    return new ExtractLayer(values.length, positions, code, starts, data.toByteArray());
  }

  private static void pack(
      int[] values, int from, int end, HuffmanCode code, ByteArrayOutputStream data) {
    long bits = 0;
    int count = 0;
    for (int i = from; i < end; i++) {
      int index = code.indexOf(values[i]);
      bits = bits << code.length(index) | code.word(index);
      count += code.length(index);
      while (count >= 8) {
        count -= 8;
        data.write((int) (bits >>> count));
      }
    }
    if (count > 0) {
      data.write((int) (bits << (8 - count)));
    }
  }

  /** The number of positions whose values it has. */
  long positions() {
    return positions;
  }

  /** Whether it is for a numbering of this size. */
  boolean has(long size) {
    return numbers == size;
  }

  /** The value of the position with a number, which is below the size of the numbering. */
  OptionalInt value(long number) {
    int block = (int) (number / BLOCK);
    int at = starts[block];
    int end = starts[block + 1];
    long bits = 0;
    int count = 0;
    int index = 0;
    for (int i = (int) (number % BLOCK); i >= 0; i--) {
      while (count < HuffmanCode.LONGEST) {
        bits = bits << 8 | (at < end ? data[at] & 255 : 0);
        at++;
        count += 8;
      }
      index =
          code.decode(
              (int) (bits >>> (count - HuffmanCode.LONGEST)) & (1 << HuffmanCode.LONGEST) - 1);
      count -= code.length(index);
    }
    int value = code.value(index);
    return value == NONE ? OptionalInt.empty() : OptionalInt.of(value);
  }

  void write(ByteArrayOutputStream out) {
    ByteBuffer head = ByteBuffer.allocate(8 + 8 + 2 + 5 * code.size() + 2 * (starts.length - 1));
    head.putLong(numbers).putLong(positions).putShort((short) code.size());
    for (int i = 0; i < code.size(); i++) {
      head.putInt(code.value(i)).put((byte) code.length(i));
    }
    for (int block = 0; block + 1 < starts.length; block++) {
      head.putShort((short) (starts[block + 1] - starts[block]));
    }
    out.writeBytes(head.array());
    out.writeBytes(data);
  }

  /**
   * Reads a layer.
   *
   * @throws InputException when the bytes make no sense
   * @throws BufferUnderflowException when there are too few
   */
  static ExtractLayer read(ByteBuffer in) {
    long numbers = in.getLong();
    long positions = in.getLong();
    int symbols = in.getShort() & 0xFFFF;
    if (symbols == 0
        || symbols > 1 << HuffmanCode.LONGEST
        || numbers < 1
        || numbers > Integer.MAX_VALUE) {
      throw new InputException("a layer has an odd size");
    }
    int[] values = new int[symbols];
    int[] lengths = new int[symbols];
    for (int i = 0; i < symbols; i++) {
      values[i] = in.getInt();
      lengths[i] = in.get();
    }
    int blocks = (int) ((numbers + BLOCK - 1) / BLOCK);
    if (2L * blocks > in.remaining()) {
      throw new BufferUnderflowException();
    }
    int[] starts = new int[blocks + 1];
    for (int block = 0; block < blocks; block++) {
      starts[block + 1] = starts[block] + (in.getShort() & 0xFFFF);
    }
    if (starts[blocks] > in.remaining()) {
      throw new BufferUnderflowException();
    }
    byte[] data = new byte[starts[blocks]];
    in.get(data);
    return new ExtractLayer(numbers, positions, new HuffmanCode(values, lengths), starts, data);
  }
}
