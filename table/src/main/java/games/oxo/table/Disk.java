package games.oxo.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** How bytes get onto the disk; tests put one in its place that fails. */
@FunctionalInterface
interface Disk {
  Disk PLAIN =
      (channel, data, offset) -> {
        long at = offset;
        while (data.hasRemaining()) {
          at += channel.write(data, at);
        }
      };

  void write(FileChannel channel, ByteBuffer data, long offset) throws IOException;
}
