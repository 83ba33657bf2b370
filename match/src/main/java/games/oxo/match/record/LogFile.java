package games.oxo.match.record;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads match logs in JSON Lines: a JSON object a line, the header first, then the games in any
 * order.
 *
 * <p>A program that is killed while it writes leaves a last line without its end. If that line is
 * complete nevertheless, it counts; otherwise it is ignored. Any other line that is broken is an
 * error, and so is a second game with the same number: it would mean that two programs wrote to the
 * file, or that two logs were joined. Unknown fields are ignored.
 */
public final class LogFile {
  /** No game comes near it, and a slip such as a disk image is refused at once. */
  private static final int MAX_LINE = 10_000_000;

  private LogFile() {}

  /**
   * What a file holds.
   *
   * @param log the games in the order of their numbers
   * @param wholeBytes how long the file is without a last line that was truncated and ignored
   * @param endsLine whether the line before that place has its end
   */
  record Content(GameLog log, long wholeBytes, boolean endsLine) {}

  /**
   * The log of a file.
   *
   * @throws InputException when it cannot be read or is not a log, with the place and the reason
   */
  public static GameLog read(Path file) {
    return content(file).log();
  }

  static Content content(Path file) {
    if (Files.isDirectory(file)) {
      throw new InputException(Text.format("%s is a folder; a file is needed", file));
    }
    if (!Files.exists(file)) {
      throw new InputException(Text.format("there is no file %s", file));
    }
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      return content(file.toString(), in);
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    }
  }

  static Content content(String name, InputStream in) throws IOException {
    return new Reading(name, in).content();
  }

  /** The lines of one file, one after the other. */
  private static final class Reading {
    private final String name;
    private final InputStream in;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Map<Integer, GameRecord> games = new LinkedHashMap<>();
    private final Map<Integer, Integer> lines = new LinkedHashMap<>();
    private @Nullable MatchHeader header;
    private int line;
    private long position;
    private boolean lastByteEndsLine;

    Reading(String name, InputStream in) {
      this.name = name;
      this.in = in;
    }

    Content content() throws IOException {
      boolean torn = false;
      long whole = 0;
      boolean ended = true;
      while (ended && nextLine()) {
        ended = lastByteEndsLine;
        try {
          take();
          whole = position;
        } catch (InputException e) {
          if (ended || header == null) {
            throw e.at(Text.format("%s line %d", name, line));
          }
          torn = true;
        }
      }
      MatchHeader found = header;
      if (found == null) {
        throw new InputException(
            Text.format(
                "%s is empty; a log begins with a line such as %s", name, LogLine.HEADER_EXAMPLE));
      }
      List<GameRecord> sorted =
          games.values().stream().sorted(Comparator.comparingInt(GameRecord::number)).toList();
      return new Content(new GameLog(found, sorted), whole, ended || torn);
    }

    /** The next line, without its end, to {@link #bytes}; false when there is none. */
    private boolean nextLine() throws IOException {
      bytes.reset();
      lastByteEndsLine = false;
      for (int next = in.read(); next >= 0; next = in.read()) {
        position++;
        if (next == '\n') {
          lastByteEndsLine = true;
          break;
        }
        bytes.write(next);
        if (bytes.size() > MAX_LINE) {
          throw new InputException(
              Text.format(
                  "%s line %d: it is longer than %d bytes, the limit for a game",
                  name, line + 1, MAX_LINE));
        }
      }
      line++;
      return lastByteEndsLine || bytes.size() > 0;
    }

    private void take() {
      String text;
      try {
        text =
            StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes.toByteArray()))
                .toString();
      } catch (CharacterCodingException e) {
        throw new InputException("it is not UTF-8 text");
      }
      MatchHeader known = header;
      if (known == null) {
        header = LogLine.readHeader(text);
        return;
      }
      GameRecord game = LogLine.readGame(text, known);
      Integer earlier = lines.putIfAbsent(game.number(), line);
      if (earlier != null) {
        throw new InputException(
            Text.format(
                "game %d is already in line %d; a log has each game once", game.number(), earlier));
      }
      games.put(game.number(), game);
    }
  }
}
