package games.oxo.learn.sample;

import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A file of games of self-play, in the order of their numbers, to which games are appended. What
 * was being written when a program was killed is cut off when it is opened again.
 *
 * <p>Its form: "OXOPLAY" and the version as a byte, 1; 32 bytes fingerprint of the rules; then the
 * games ({@link GameBytes}).
 */
public final class SampleFile implements AutoCloseable {
  private static final byte[] MAGIC = {'O', 'X', 'O', 'P', 'L', 'A', 'Y', 1};
  private static final int HEADER = MAGIC.length + RulesFingerprint.BYTES;

  private final Path path;
  private final FileChannel channel;
  private final List<ScoredGame> games;
  private long positions;

  private SampleFile(Path path, FileChannel channel, List<ScoredGame> games) {
    this.path = path;
    this.channel = channel;
    this.games = games;
    games.forEach(each -> positions += each.samples().size());
  }

  /**
   * Opens a file, or begins one.
   *
   * @throws InputException when it is of other rules, cannot be written, or is open already
   */
  public static SampleFile open(Game game, Path path) {
    List<ScoredGame> games = Files.exists(path) ? read(game, path) : new ArrayList<>();
    try {
      FileChannel channel =
          FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      lock(channel, path);
      if (channel.size() < HEADER) {
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(header(game)));
      }
      long length = length(games);
      channel.truncate(length);
      channel.position(length);
      return new SampleFile(path, channel, games);
    } catch (IOException e) {
      throw OutputFile.unwritable(path, e);
    }
  }

  private static void lock(FileChannel channel, Path path) throws IOException {
    boolean locked;
    try {
      locked = channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      locked = false;
    }
    if (!locked) {
      channel.close();
      throw new InputException(Text.format("%s is being written by another program", path));
    }
  }

  private static long length(List<ScoredGame> games) {
    long length = HEADER;
    for (ScoredGame each : games) {
      length += GameBytes.length(each);
    }
    return length;
  }

  private static byte[] header(Game game) {
    byte[] header = Arrays.copyOf(MAGIC, HEADER);
    System.arraycopy(
        RulesFingerprint.of(game).bytes(), 0, header, MAGIC.length, HEADER - MAGIC.length);
    return header;
  }

  /**
   * The games of a file, up to the first that is not whole.
   *
   * @throws InputException when it is of other rules or cannot be read
   */
  public static List<ScoredGame> read(Game game, Path path) {
    try {
      byte[] bytes = Files.readAllBytes(path);
      if (bytes.length < HEADER) {
        return new ArrayList<>();
      }
      if (!Arrays.equals(bytes, 0, HEADER, header(game), 0, HEADER)) {
        throw new InputException(
            Text.format("%s holds no games of self-play of %s", path, game.id()));
      }
      return games(ByteBuffer.wrap(bytes).position(HEADER));
    } catch (IOException e) {
      throw new InputException(
          Text.format(
              "%s cannot be read: %s", path, Files.exists(path) ? e.getMessage() : "no such file"));
    }
  }

  /**
   * The games of a file to which nothing more is to be added.
   *
   * @throws InputException when it is of other rules, cannot be read, or is not whole
   */
  public static List<ScoredGame> readWhole(Game game, Path path) {
    List<ScoredGame> games = read(game, path);
    try {
      if (Files.size(path) != length(games)) {
        throw new InputException(Text.format("%s is damaged", path));
      }
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", path, e.getMessage()));
    }
    return games;
  }

  private static List<ScoredGame> games(ByteBuffer bytes) {
    List<ScoredGame> games = new ArrayList<>();
    Optional<ScoredGame> next = GameBytes.read(bytes, 0);
    while (next.isPresent()) {
      games.add(next.get());
      next = GameBytes.read(bytes, games.size());
    }
    return games;
  }

  /** The games so far. */
  public List<ScoredGame> games() {
    return games;
  }

  /** How many positions they have. */
  public long positions() {
    return positions;
  }

  /**
   * Appends a game.
   *
   * @throws InputException when it cannot be written
   */
  public void add(ScoredGame game) {
    ByteBuffer bytes = ByteBuffer.wrap(GameBytes.write(List.of(game)));
    try {
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    } catch (IOException e) {
      throw OutputFile.unwritable(path, e);
    }
    games.add(game);
    positions += game.samples().size();
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw OutputFile.unwritable(path, e);
    }
  }
}
