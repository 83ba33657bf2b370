package games.oxo.table.block;

import java.io.IOException;
import java.nio.ByteBuffer;

/** Where blocks are read from: a file of this machine, or one that others share. */
public interface BlockInput {
  /** The length in bytes. */
  long size() throws IOException;

  /**
   * Reads bytes from an offset on, as many as there is room for or some of them.
   *
   * @return how many; 0 or less at the end
   */
  int read(ByteBuffer into, long offset) throws IOException;
}
