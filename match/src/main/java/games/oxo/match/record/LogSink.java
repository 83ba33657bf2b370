package games.oxo.match.record;

import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;

/** The place where the lines of a log go: a file, or something that only takes bytes. */
interface LogSink extends Closeable {
  /** Throws away what there is beyond a length, and goes on from there. */
  void cut(long length) throws IOException;

  /** Appends a whole line, or nothing. */
  void write(byte[] line) throws IOException;

  /** A device or a pipe. */
  static LogSink stream(Path file) throws IOException {
    OutputStream out = OutputFile.openStream(file);
    return new LogSink() {
      @Override
      public void cut(long length) {}

      @Override
      public void write(byte[] line) throws IOException {
        out.write(line);
        out.flush();
      }

      @Override
      public void close() throws IOException {
        out.close();
      }
    };
  }

  /**
   * A file that is there, which nobody else writes to from now on.
   *
   * @throws InputException when somebody else does
   */
  static InFile file(Path file) throws IOException {
    InFile sink = new InFile(file, new RandomAccessFile(file.toFile(), "rw"));
    if (!sink.lock()) {
      sink.close();
      throw new InputException(
          Text.format(
              "%s is being written by another match; wait for it to end or choose another file",
              file));
    }
    return sink;
  }

  /** A file, which can be read by way of the sink. */
  final class InFile implements LogSink {
    private final Path file;

    /** Not a channel: that would close itself when a thread is interrupted that adds a game. */
    private final RandomAccessFile out;

    private InFile(Path file, RandomAccessFile out) {
      this.file = file;
      this.out = out;
    }

    /** False when another program writes to the file. The lock ends with the file. */
    private boolean lock() {
      try {
        return out.getChannel().tryLock() != null;
      } catch (OverlappingFileLockException e) {
        return false;
      } catch (IOException e) {
        // Some file systems have no locks; there nobody can tell.
        return true;
      }
    }

    /**
     * The contents of the file, read through the open file: on many systems the lock would be gone
     * as soon as the same program opened the file again and closed it.
     */
    LogFile.Content content() {
      try {
        out.seek(0);
        InputStream in =
            new BufferedInputStream(Channels.newInputStream(out.getChannel()), 1 << 16);
        return LogFile.content(file.toString(), in);
      } catch (IOException e) {
        throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
      }
    }

    @Override
    public void cut(long length) throws IOException {
      out.setLength(length);
      out.seek(length);
    }

    @Override
    public void write(byte[] line) throws IOException {
      long before = out.getFilePointer();
      try {
        out.write(line);
      } catch (IOException e) {
        // A disk that is full took a part: later lines must not follow half a line.
        cut(before);
        throw e;
      }
    }

    @Override
    public void close() throws IOException {
      out.close();
    }
  }
}
