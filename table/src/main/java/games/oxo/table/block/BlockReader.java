package games.oxo.table.block;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.OptionalInt;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Reads blocks of a file. An instance has working memory and serves one thread; several can read
 * one file.
 *
 * <p>Whatever is in the file, the only exception is an {@link InputException}.
 */
public final class BlockReader {
  /** Most blocks come with one read. */
  private static final int AT_ONCE = 3072;

  /** So many bytes are unpacked at once when only one position of a block is asked for. */
  private static final int CHUNK = 512;

  private final BlockInput input;
  private final String file;
  private final Inflater inflater = new Inflater(true);
  private ByteBuffer stored = ByteBuffer.allocate(AT_ONCE);
  private byte[] plain = new byte[1 << 14];
  private int unpacked;

  /**
   * @param file how messages name the input
   */
  public BlockReader(BlockInput input, String file) {
    this.input = input;
    this.file = file;
  }

  /**
   * Reads the block at an offset, whatever kind it is.
   *
   * @return its description, with the data at hand for the methods below
   * @throws InputException when there is no complete and valid block
   */
  public Block read(long offset) {
    try {
      return readSound(offset);
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    } catch (DataFormatException e) {
      throw Block.damaged(file, offset);
    }
  }

  private Block readSound(long offset) throws IOException, DataFormatException {
    Block block = readStored(offset);
    begin(block);
    unpack(block, block.plainBytes());
    return block;
  }

  /**
   * Reads a block as it is stored.
   *
   * @return its description and data, until the next block is read
   * @throws InputException when there is no complete and valid block
   */
  public ByteBuffer copy(long offset) {
    try {
      Block block = readStored(offset);
      return stored.duplicate().flip().limit(Block.HEADER_BYTES + block.storedBytes());
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    }
  }

  /** Reads a block without unpacking it. */
  private Block readStored(long offset) throws IOException {
    stored.clear();
    fill(offset);
    if (stored.position() < Block.HEADER_BYTES) {
      throw Block.damaged(file, offset);
    }
    Block block = Block.read(stored.duplicate().flip());
    int bytes = block.storedBytes();
    long rest = input.size() - offset - Block.HEADER_BYTES;
    // No block of a sound table compresses to less than a thousandth.
    long most = 64L + 2000L * Math.max(0, bytes);
    if (bytes < 0 || bytes > rest || block.plainBytes() < bytes || block.plainBytes() > most) {
      throw Block.damaged(file, offset);
    }
    int whole = Block.HEADER_BYTES + bytes;
    if (stored.position() < whole) {
      if (stored.capacity() < whole) {
        stored = ByteBuffer.allocate(Math.max(whole, 2 * AT_ONCE)).put(stored.flip());
      }
      fill(offset);
    }
    if (stored.position() < whole
        || Block.checksum(stored.duplicate().flip().limit(whole)) != block.checksum()) {
      throw Block.damaged(file, offset);
    }
    return block;
  }

  private void fill(long offset) throws IOException {
    while (stored.hasRemaining() && input.read(stored, offset + stored.position()) > 0) {
      // Goes on until the buffer is full or the file ends.
    }
  }

  /** Prepares to unpack the block just read. */
  private void begin(Block block) {
    unpacked = 0;
    if (plain.length < block.plainBytes()) {
      plain = new byte[block.plainBytes()];
    }
    inflater.reset();
    inflater.setInput(stored.array(), Block.HEADER_BYTES, block.storedBytes());
  }

  /** Unpacks the block just read up to this many bytes; goes on from where it stopped. */
  private void unpack(Block block, int bytes) throws DataFormatException {
    int wanted = Math.min(bytes, block.plainBytes());
    if (block.plainBytes() == block.storedBytes()) {
      stored.duplicate().position(Block.HEADER_BYTES).get(plain, 0, wanted);
      unpacked = wanted;
    }
    while (unpacked < wanted) {
      int more = inflater.inflate(plain, unpacked, wanted - unpacked);
      if (more == 0) {
        throw new DataFormatException();
      }
      unpacked += more;
    }
  }

  /**
   * The value of one position, found by unpacking no more of its block than is needed.
   *
   * @return empty when the block does not have it
   */
  public OptionalInt valueOf(Layer layer, int number, long wanted) {
    long offset = layer.numbersAt(number);
    try {
      int index = indexOf(expectStored(offset, Block.NUMBERS, layer, number), wanted, offset);
      if (index < 0) {
        return OptionalInt.empty();
      }
      offset = layer.valuesAt(number);
      Block block = expectStored(offset, Block.VALUES, layer, number);
      unpack(block, 2);
      int occurring = ByteBuffer.wrap(plain).getShort() & 0xFFFF;
      int width = PackedCodes.width(occurring);
      int base = 2 + 4 * occurring;
      int codes = (block.count() * width + 7) / 8;
      if (occurring == 0 || block.plainBytes() != base + codes) {
        throw Block.damaged(file, offset);
      }
      unpack(block, base + (index * width + 7) / 8 + 2);
      int code = width == 0 ? 0 : PackedCodes.get(plain, base, index, width);
      if (code >= occurring) {
        throw Block.damaged(file, offset);
      }
      return OptionalInt.of(ByteBuffer.wrap(plain).getInt(2 + 4 * code));
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    } catch (DataFormatException e) {
      throw Block.damaged(file, offset);
    }
  }

  private Block expectStored(long offset, int kind, Layer layer, int number) throws IOException {
    Block block = readStored(offset);
    if (!block.is(kind, layer.ply(), layer.firstBlock() + number)
        || block.count() != layer.count(number)) {
      throw Block.damaged(file, offset);
    }
    begin(block);
    return block;
  }

  /** Where a number is in the block just read, or -1. */
  private int indexOf(Block block, long wanted, long offset) throws DataFormatException {
    long at = block.first();
    int place = 0;
    for (int i = 0; i < block.count() && at <= wanted; i++) {
      if (at == wanted) {
        return i;
      }
      long step = 0;
      int shift = 0;
      int read = 0;
      do {
        if (place == unpacked) {
          unpack(block, unpacked + CHUNK);
        }
        if (place == unpacked) {
          // The last position has no step behind it.
          if (i == block.count() - 1) {
            return -1;
          }
          throw Block.damaged(file, offset);
        }
        if (shift > 56) {
          throw Block.damaged(file, offset);
        }
        read = plain[place++];
        step |= (read & 127L) << shift;
        shift += 7;
      } while (read < 0);
      at += step + 1;
    }
    return -1;
  }

  /** The plain data of the block just read. */
  public ByteBuffer data(Block block) {
    return ByteBuffer.wrap(plain, 0, block.plainBytes());
  }

  /**
   * Reads the numbers of a block.
   *
   * @param into has room for {@link Block#MOST}
   * @return how many there are
   */
  public int numbers(Layer layer, int number, long[] into) {
    long offset = layer.numbersAt(number);
    Block block = expect(offset, Block.NUMBERS, layer, number);
    long at = block.first();
    into[0] = at;
    int place = 0;
    for (int i = 1; i < block.count(); i++) {
      long step = 0;
      int shift = 0;
      int read;
      do {
        if (place >= block.plainBytes() || shift > 56) {
          throw Block.damaged(file, offset);
        }
        read = plain[place++];
        step |= (read & 127L) << shift;
        shift += 7;
      } while (read < 0);
      at += step + 1;
      into[i] = at;
    }
    return block.count();
  }

  /**
   * Reads the values of a block.
   *
   * @param into has room for {@link Block#MOST}
   * @return how many there are
   */
  public int values(Layer layer, int number, int[] into) {
    long offset = layer.valuesAt(number);
    Block block = expect(offset, Block.VALUES, layer, number);
    ByteBuffer data = data(block);
    if (data.remaining() < 2) {
      throw Block.damaged(file, offset);
    }
    int[] occurring = new int[data.getShort() & 0xFFFF];
    int width = PackedCodes.width(occurring.length);
    int base = 2 + 4 * occurring.length;
    int codes = (block.count() * width + 7) / 8;
    if (occurring.length == 0 || block.plainBytes() != base + codes) {
      throw Block.damaged(file, offset);
    }
    for (int i = 0; i < occurring.length; i++) {
      occurring[i] = data.getInt();
    }
    for (int i = 0; i < block.count(); i++) {
      int code = width == 0 ? 0 : PackedCodes.get(plain, base, i, width);
      if (code >= occurring.length) {
        throw Block.damaged(file, offset);
      }
      into[i] = occurring[code];
    }
    return block.count();
  }

  private Block expect(long offset, int kind, Layer layer, int number) {
    Block block = read(offset);
    if (!block.is(kind, layer.ply(), layer.firstBlock() + number)
        || block.count() != layer.count(number)) {
      throw Block.damaged(file, offset);
    }
    return block;
  }
}
