package games.oxo.table;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** The last bytes of a finished table: where its index begins. */
final class Trailer {
  static final int BYTES = 16;

  private Trailer() {}

  static ByteBuffer write(long indexAt) {
    return ByteBuffer.allocate(BYTES).putLong(indexAt).put(Header.MAGIC).flip();
  }

  /** Where the index begins; -1 when these are not the last bytes of a table. */
  static long read(ByteBuffer trailer) {
    if (trailer.remaining() < BYTES) {
      return -1;
    }
    long indexAt = trailer.getLong();
    byte[] magic = new byte[Header.MAGIC.length];
    trailer.get(magic);
    return Arrays.equals(magic, Header.MAGIC) ? indexAt : -1;
  }
}
