package games.oxo.match.record;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes a match log while its games are played. Each game is handed to the operating system as
 * soon as it is added, so that at most the game being written is lost if the program is killed. Any
 * thread may add. Only one program at a time writes to a file, where the file system supports
 * locks.
 */
public final class LogWriter implements AutoCloseable {
  private final Path file;

  /** Not a channel: that would close itself when a thread is interrupted that adds a game. */
  private final RandomAccessFile out;

  private @Nullable GameLog before;

  private LogWriter(Path file, RandomAccessFile out) {
    this.file = file;
    this.out = out;
  }

  /**
   * Begins a log in a file that must not be there yet.
   *
   * @throws InputException when there is such a file, or none can be made
   */
  public static LogWriter create(Path file, MatchHeader header) {
    return begin(file, header, false);
  }

  /**
   * Begins a log; what the file held before is lost.
   *
   * @throws InputException when the file cannot be written
   */
  public static LogWriter replace(Path file, MatchHeader header) {
    return begin(file, header, true);
  }

  private static LogWriter begin(Path file, MatchHeader header, boolean mayExist) {
    LogWriter writer = open(file, true, mayExist);
    try {
      writer.cut(0);
      writer.write(LogLine.write(header));
    } catch (InputException e) {
      writer.close();
      throw e;
    }
    return writer;
  }

  /**
   * Goes on with a log. A last line that was broken off in the middle is removed.
   *
   * @throws InputException when the file is not a log or cannot be written
   */
  public static LogWriter append(Path file) {
    // Read once before anything is opened for writing: a wrong file must not be touched.
    LogFile.content(file);
    LogWriter writer = open(file, false, true);
    try {
      LogFile.Content content = writer.content();
      writer.before = content.log();
      writer.cut(content.wholeBytes());
      if (!content.endsLine()) {
        writer.write(new byte[] {'\n'});
      }
    } catch (InputException e) {
      writer.close();
      throw e;
    }
    return writer;
  }

  /**
   * The contents of the file, read through the open file: on many systems the lock would be gone as
   * soon as the same program opened the file again and closed it.
   */
  private LogFile.Content content() {
    try {
      out.seek(0);
      InputStream in = new BufferedInputStream(Channels.newInputStream(out.getChannel()), 1 << 16);
      return LogFile.content(file.toString(), in);
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    }
  }

  /** What stood in the file when it was opened to be resumed; empty for a new log. */
  public Optional<GameLog> before() {
    return Optional.ofNullable(before);
  }

  /**
   * Puts a whole log in the place of a file: readers see the old one or the new one, never a part.
   *
   * @throws InputException when the file cannot be written
   */
  public static void rewrite(Path file, GameLog log) {
    Path part = null;
    try {
      Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
      part =
          Files.createTempFile(target.getParent(), String.valueOf(target.getFileName()), ".part");
      try (LogWriter writer = replace(part, log.header())) {
        for (GameRecord game : log.games()) {
          writer.add(game);
        }
        writer.out.getFD().sync();
      }
      try {
        Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException e) {
        Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      deletePart(part);
      throw unwritable(file, e);
    } catch (InputException e) {
      deletePart(part);
      throw e;
    }
  }

  private static void deletePart(@Nullable Path part) {
    try {
      if (part != null) {
        Files.deleteIfExists(part);
      }
    } catch (IOException e) {
      // It is the first failure that counts.
    }
  }

  /**
   * Writes a finished game.
   *
   * @throws InputException when the disk does not take it
   */
  public void add(GameRecord game) {
    write(LogLine.write(game));
  }

  @Override
  public synchronized void close() {
    try {
      out.close();
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  private static LogWriter open(Path file, boolean fresh, boolean mayExist) {
    if (Files.isDirectory(file)) {
      throw new InputException(Text.format("%s is a folder; a file is needed", file));
    }
    RandomAccessFile out;
    try {
      if (fresh && !(mayExist && Files.exists(file))) {
        Files.createFile(file);
      }
      out = new RandomAccessFile(file.toFile(), "rw");
    } catch (FileAlreadyExistsException e) {
      throw new InputException(Text.format("there is a file %s already", file));
    } catch (NoSuchFileException e) {
      throw new InputException(Text.format("there is no folder for the file %s", file));
    } catch (IOException e) {
      throw unwritable(file, e);
    }
    LogWriter writer = new LogWriter(file, out);
    if (!writer.lock()) {
      writer.close();
      throw new InputException(
          Text.format(
              "%s is being written by another match; wait for its end or take another file", file));
    }
    return writer;
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

  private synchronized void cut(long length) {
    try {
      out.setLength(length);
      out.seek(length);
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  private synchronized void write(byte[] line) {
    try {
      long before = out.getFilePointer();
      try {
        out.write(line);
      } catch (IOException e) {
        // A disk that is full took a part: later lines must not follow half a line.
        out.setLength(before);
        out.seek(before);
        throw e;
      }
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  private static InputException unwritable(Path file, IOException e) {
    return new InputException(Text.format("%s cannot be written: %s", file, e.getMessage()));
  }
}
