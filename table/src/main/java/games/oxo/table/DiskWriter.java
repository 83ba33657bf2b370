package games.oxo.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** Writes bytes to a file; tests substitute one that injects faults. */
@FunctionalInterface
interface DiskWriter {
  DiskWriter PLAIN =
      (channel, data, offset) -> {
        long at = offset;
        while (data.hasRemaining()) {
          at += channel.write(data, at);
        }
      };

  void write(FileChannel channel, ByteBuffer data, long offset) throws IOException;
}
