package games.oxo.table;

import games.oxo.game.input.InputException;
import games.oxo.table.block.Layer;
import games.oxo.table.block.TableHeader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What can be said of a table's file without knowing the game.
 *
 * @param file where it is
 * @param game the game's name, as the file tells it; empty when it does not
 * @param rules the fingerprint of its rules, or empty
 * @param complete whether it is finished
 * @param positions how many it has; 0 when it is not finished
 * @param bytes the length of the file
 * @param built when it was last written to
 * @param fault why it cannot be used, or null
 */
public record TableSummary(
    Path file,
    String game,
    String rules,
    boolean complete,
    long positions,
    long bytes,
    Instant built,
    @Nullable String fault) {
  /** Most cells of a board. */
  private static final int MOST_LAYERS = 64;

  /**
   * Reads it.
   *
   * @param complete whether the file's name is that of a finished table
   */
  static TableSummary read(Path file, boolean complete) throws IOException {
    long bytes = Files.size(file);
    Instant built = Files.getLastModifiedTime(file).toInstant();
    TableHeader.Description found = null;
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer header = ByteBuffer.allocate(TableHeader.BYTES);
      channel.read(header, 0);
      found = TableHeader.read(header.flip(), file.toString());
      long positions =
          complete
              ? Table.index(channel, MOST_LAYERS, file).stream().mapToLong(Layer::positions).sum()
              : 0;
      return new TableSummary(
          file, found.name(), found.rules(), complete, positions, bytes, built, null);
    } catch (InputException e) {
      String name = found == null ? "" : found.name();
      String rules = found == null ? "" : found.rules();
      return new TableSummary(file, name, rules, complete, 0, bytes, built, e.getMessage());
    }
  }

  /** The length of the file for people. */
  public String size() {
    return TableEstimate.size((double) bytes);
  }
}
