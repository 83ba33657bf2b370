package games.oxo.learn.sample;

import games.oxo.game.canonical.Crc32;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game of self-play as bytes, in files and on the way from one machine to another.
 *
 * <pre>
 *   4   how many samples
 *   1   result: 1, 0 or -1 for X
 *   18  for each sample: stones of X, stones of O, score
 *   4   CRC-32C of all this
 * </pre>
 */
public final class GameBytes {
  private static final int SAMPLE_BYTES = 18;
  private static final int AROUND = 9;
  private static final int MOST_SAMPLES = 64;

  private GameBytes() {}

  /** How many bytes a game has. */
  static int length(ScoredGame game) {
    return AROUND + SAMPLE_BYTES * game.samples().size();
  }

  /** Games one after the other; what their numbers are is not written. */
  public static byte[] write(List<ScoredGame> games) {
    ByteBuffer bytes = ByteBuffer.allocate(games.stream().mapToInt(GameBytes::length).sum());
    games.forEach(each -> write(each, bytes));
    return bytes.array();
  }

  private static void write(ScoredGame game, ByteBuffer to) {
    int begin = to.position();
    to.putInt(game.samples().size()).put((byte) game.result());
    for (ScoredPosition each : game.samples()) {
      to.putLong(each.x()).putLong(each.o()).putShort(each.score());
    }
    ByteBuffer written = to.duplicate().position(begin).limit(to.position());
    to.putInt(checksum(written));
  }

  private static int checksum(ByteBuffer content) {
    byte[] bytes = new byte[content.remaining()];
    content.get(bytes);
    return Crc32.CASTAGNOLI.of(bytes, bytes.length);
  }

  /**
   * Reads the next game.
   *
   * @param number of the game
   * @return nothing when there is no whole one; how much of the buffer was read is then open
   */
  public static Optional<ScoredGame> read(ByteBuffer from, int number) {
    try {
      ByteBuffer content = from.duplicate();
      int count = from.getInt();
      if (count < 0 || count > MOST_SAMPLES) {
        return Optional.empty();
      }
      int result = from.get();
      List<ScoredPosition> samples = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        samples.add(new ScoredPosition(from.getLong(), from.getLong(), from.getShort()));
      }
      int checksum = checksum(content.limit(from.position()));
      return from.getInt() == checksum
          ? Optional.of(new ScoredGame(number, result, samples))
          : Optional.empty();
    } catch (BufferUnderflowException e) {
      return Optional.empty();
    }
  }
}
