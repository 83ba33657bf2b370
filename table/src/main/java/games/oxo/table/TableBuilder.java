package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchStopped;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Builds the table of a game: enumerates the reachable positions from the empty board on, then
 * finds their values by retrograde analysis from the last layer back. Both go slice by slice, so
 * that neither needs more memory than allowed, and both append to a {@link UnfinishedTable}, so
 * that the work can be interrupted at any moment and continued later. Memory, threads and
 * interruptions do not change a byte of the result.
 */
public final class TableBuilder {
  private final Game game;
  private final Path file;
  private final long bytes;
  private final WorkerPool pool;
  private final DiskWriter disk;

  /**
   * @param file the table to be; while it is being built, its name has {@code .part} at the end
   * @param bytes how much memory may be filled with positions and values
   * @param pool the pool that runs the work
   */
  public TableBuilder(Game game, Path file, long bytes, WorkerPool pool) {
    this(game, file, bytes, pool, DiskWriter.PLAIN);
  }

  TableBuilder(Game game, Path file, long bytes, WorkerPool pool, DiskWriter disk) {
    this.game = game;
    this.file = OutputFile.regular(file);
    this.bytes = bytes;
    this.pool = pool;
    this.disk = disk;
  }

  /** The file of an unfinished table. */
  public static Path unfinished(Path file) {
    return UnfinishedTable.of(file);
  }

  /** What the work takes; itself the work of a second. */
  public TableEstimate estimate() {
    return TableEstimate.of(game, file);
  }

  /**
   * Builds the table, or continues where an earlier call stopped. Does nothing when it is there.
   *
   * @param existing what happens to a file in its place that is not this table
   * @return whether it is complete; otherwise the listener has stopped the work
   * @throws InputException when the file cannot be written, or something else is there and is kept
   */
  public boolean build(Existing existing, BuildListener listener) {
    if (isThere(existing)) {
      return true;
    }
    try (UnfinishedTable unfinished = new UnfinishedTable(file, game, disk)) {
      // Somebody else may have completed it before we had the lock.
      if (isThere(existing)) {
        unfinished.giveUp();
        return true;
      }
      LayerBuilder layers = new LayerBuilder(game, unfinished, bytes, pool, listener);
      layers.find();
      layers.value();
      unfinished.finish();
      return true;
    } catch (SearchStopped e) {
      return false;
    }
  }

  /** The same, where a file that is something else is kept. */
  public boolean build(BuildListener listener) {
    return build(Existing.KEEP, listener);
  }

  private boolean isThere(Existing existing) {
    if (!Files.exists(file)) {
      return false;
    }
    try {
      Table.open(game, file).close();
      return true;
    } catch (InputException e) {
      if (existing == Existing.KEEP) {
        throw e;
      }
      return false;
    }
  }
}
