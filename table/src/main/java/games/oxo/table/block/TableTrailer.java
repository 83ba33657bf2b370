package games.oxo.table.block;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** The last bytes of a finished table: where its index begins. */
public final class TableTrailer {
  public static final int BYTES = 16;

  private TableTrailer() {}

  public static ByteBuffer write(long indexAt) {
    return ByteBuffer.allocate(BYTES).putLong(indexAt).put(TableHeader.MAGIC).flip();
  }

  /** Where the index begins; -1 when these are not the last bytes of a table. */
  public static long read(ByteBuffer trailer) {
    if (trailer.remaining() < BYTES) {
      return -1;
    }
    long indexAt = trailer.getLong();
    byte[] magic = new byte[TableHeader.MAGIC.length];
    trailer.get(magic);
    return Arrays.equals(magic, TableHeader.MAGIC) ? indexAt : -1;
  }
}
