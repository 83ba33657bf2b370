package games.oxo.table.block;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** The last bytes of a file of blocks: where its index begins, and what kind of file it is. */
public final class Trailer {
  public static final int BYTES = 16;

  /** Of a finished table. */
  public static final Trailer TABLE = new Trailer(TableHeader.MAGIC);

  /** Of a part of a layer. */
  public static final Trailer PART = new Trailer("OXOLAYER".getBytes(US_ASCII));

  private final byte[] magic;

  private Trailer(byte[] magic) {
    this.magic = magic;
  }

  public ByteBuffer write(long indexAt) {
    return ByteBuffer.allocate(BYTES).putLong(indexAt).put(magic).flip();
  }

  /** Where the index of a file begins; -1 when the file does not end with such a trailer. */
  public long indexAt(BlockInput file) throws IOException {
    long end = file.size() - BYTES;
    ByteBuffer trailer = ByteBuffer.allocate(BYTES);
    while (end >= 0 && trailer.hasRemaining() && file.read(trailer, end + trailer.position()) > 0) {
      // Goes on until all of it is there.
    }
    byte[] found = Arrays.copyOfRange(trailer.array(), Long.BYTES, BYTES);
    long at = trailer.getLong(0);
    return Arrays.equals(found, magic) && at < end ? at : -1;
  }
}
