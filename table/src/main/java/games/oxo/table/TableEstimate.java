package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.table.rank.PositionEstimate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What it takes to build the table of a game, before it is begun.
 *
 * @param positions how many it will have, roughly
 * @param bytes how large its file will be
 * @param seconds the time of one processor
 * @param freeBytes how much room there is on the disk, with what is built so far
 */
public record TableEstimate(double positions, double bytes, double seconds, long freeBytes) {
  /** What a position takes, in the larger games of docs/solve.md#tables. */
  private static final double BYTES_EACH = 0.6;

  private static final double SECONDS_EACH = 0.6e-6;

  /** No disk holds so many values. */
  private static final double FAR_TOO_MANY = 1e15;

  static TableEstimate of(Game game, Path file) {
    double positions = PositionEstimate.of(game);
    return new TableEstimate(
        positions, positions * BYTES_EACH, positions * SECONDS_EACH, freeBytes(file));
  }

  /**
   * Refuses a table for which there is no room.
   *
   * @throws InputException with what it takes
   */
  public void check() {
    if (positions > FAR_TOO_MANY) {
      throw new InputException(
          Text.format(
              "there are about 10^%.0f positions, more than any disk holds; --force builds it anyway",
              Math.log10(positions)));
    }
    if (bytes > freeBytes) {
      throw new InputException(
          Text.format(
              "the table needs about %s, but there are only %s left on the disk; --force builds it anyway",
              size(bytes), size((double) freeBytes)));
    }
  }

  /** A number of bytes for people. */
  public static String size(double bytes) {
    return bytes < 1e6
        ? Text.format("%.0f kB", bytes / 1e3)
        : bytes < 1e9 ? Text.format("%.0f MB", bytes / 1e6) : Text.format("%.1f GB", bytes / 1e9);
  }

  private static long freeBytes(Path file) {
    try {
      Path folder = file.toAbsolutePath().getParent();
      while (folder != null && !Files.exists(folder)) {
        folder = folder.getParent();
      }
      if (folder == null) {
        return Long.MAX_VALUE;
      }
      Path begun = UnfinishedTable.of(file);
      return Files.getFileStore(folder).getUsableSpace()
          + (Files.exists(begun) ? Files.size(begun) : 0);
    } catch (IOException e) {
      // Then the disk will say it.
      return Long.MAX_VALUE;
    }
  }
}
