package games.oxo.cluster.storage;

import games.oxo.game.words.Text;
import java.io.EOFException;
import java.io.IOException;
import org.apache.hadoop.fs.FSDataInputStream;

/** A file of a shared folder that is open for reading at any place. */
public final class SharedFile implements AutoCloseable {
  private final String name;
  private final FSDataInputStream in;
  private final long length;

  SharedFile(String name, FSDataInputStream in, long length) {
    this.name = name;
    this.in = in;
    this.length = length;
  }

  /** How many bytes it has. */
  public long length() {
    return length;
  }

  /** Its name for messages. */
  public String name() {
    return name;
  }

  /** Reads bytes from a place. */
  public byte[] read(long offset, int count) {
    byte[] bytes = new byte[count];
    read(offset, bytes, 0, count);
    return bytes;
  }

  /** Reads bytes from a place into an array. */
  public void read(long offset, byte[] into, int at, int count) {
    try {
      in.readFully(offset, into, at, count);
    } catch (EOFException e) {
      throw new StorageException(
          Text.format("%s is damaged: it ends before byte %d", name, offset + count), e);
    } catch (IOException e) {
      throw new StorageException(Text.format("%s cannot be read: %s", name, e.getMessage()), e);
    }
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException e) {
      // It was only read.
    }
  }
}
