package games.oxo.table;

import games.oxo.table.block.BlockInput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** Blocks of an open file. */
record ChannelInput(FileChannel channel) implements BlockInput {
  @Override
  public long size() throws IOException {
    return channel.size();
  }

  @Override
  public int read(ByteBuffer into, long offset) throws IOException {
    return channel.read(into, offset);
  }
}
