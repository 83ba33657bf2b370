package games.oxo.match.record;

import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
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
  private final LogSink sink;
  private final @Nullable GameLog before;

  /** The header, as long as an older file is to be kept in case that no game is played. */
  private byte @Nullable [] header;

  private LogWriter(Path file, LogSink sink, @Nullable GameLog before, byte @Nullable [] header) {
    this.file = file;
    this.sink = sink;
    this.before = before;
    this.header = header;
  }

  /**
   * Begins a log. A file that is replaced keeps what it has until there is a game.
   *
   * @throws InputException when there is such a file that is to be kept, or none can be written
   */
  public static LogWriter create(Path file, Existing existing, MatchHeader header) {
    OutputFile.check(file, existing);
    byte[] line = LogLine.write(header);
    try {
      if (OutputFile.isStream(file)) {
        LogSink sink = LogSink.stream(file);
        sink.write(line);
        return new LogWriter(file, sink, null, null);
      }
      try {
        Files.createFile(OutputFile.regular(file));
      } catch (FileAlreadyExistsException e) {
        if (existing == Existing.KEEP) {
          throw e;
        }
        return new LogWriter(file, LogSink.file(file), null, line);
      }
      LogSink sink = LogSink.file(file);
      sink.write(line);
      return new LogWriter(file, sink, null, null);
    } catch (IOException e) {
      throw OutputFile.unwritable(file, e);
    }
  }

  /**
   * Goes on with a log. A last line that was broken off in the middle is removed.
   *
   * @throws InputException when the file is not a log or cannot be written
   */
  public static LogWriter append(Path file) {
    // Read once before anything is opened for writing: a wrong file must not be touched.
    LogFile.content(file);
    try {
      LogSink.InFile sink = LogSink.file(file);
      boolean ready = false;
      try {
        LogFile.Content content = sink.content();
        sink.cut(content.wholeBytes());
        if (!content.endsLine()) {
          sink.write(new byte[] {'\n'});
        }
        ready = true;
        return new LogWriter(file, sink, content.log(), null);
      } finally {
        if (!ready) {
          sink.close();
        }
      }
    } catch (IOException e) {
      throw OutputFile.unwritable(file, e);
    }
  }

  /** What stood in the file when it was opened to be resumed; empty for a new log. */
  public Optional<GameLog> before() {
    return Optional.ofNullable(before);
  }

  /**
   * Puts a whole log in the place of a file: readers see the old one or the new one, never a part.
   * What only takes bytes has had its games already.
   *
   * @throws InputException when the file cannot be written
   */
  public static void rewrite(Path file, GameLog log) {
    if (OutputFile.isStream(file)) {
      return;
    }
    OutputFile.write(
        file,
        Existing.REPLACE,
        out -> {
          out.write(LogLine.write(log.header()));
          for (GameRecord game : log.games()) {
            out.write(LogLine.write(game));
          }
        });
  }

  /**
   * Writes a finished game.
   *
   * @throws InputException when the disk does not take it
   */
  public synchronized void add(GameRecord game) {
    try {
      if (header != null) {
        sink.cut(0);
        sink.write(header);
        header = null;
      }
      sink.write(LogLine.write(game));
    } catch (IOException e) {
      throw OutputFile.unwritable(file, e);
    }
  }

  @Override
  public synchronized void close() {
    try {
      sink.close();
    } catch (IOException e) {
      throw OutputFile.unwritable(file, e);
    }
  }
}
