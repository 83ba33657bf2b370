package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.table.rank.Numberings;
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
    this.file = file;
    this.bytes = bytes;
    this.pool = pool;
    this.disk = disk;
  }

  /** The file of an unfinished table. */
  public static Path unfinished(Path file) {
    return UnfinishedTable.of(file);
  }

  /** There are no more positions than this; often there are far fewer. */
  public double mostPositions() {
    return Numberings.upperBound(game);
  }

  /**
   * Builds the table, or continues where an earlier call stopped. Does nothing when it is there.
   *
   * @return whether it is complete; otherwise the listener has stopped the work
   * @throws InputException when the file cannot be written, or something else is there
   */
  public boolean build(BuildListener listener) {
    if (Files.exists(file)) {
      Table.open(game, file).close();
      return true;
    }
    try (UnfinishedTable unfinished = new UnfinishedTable(file, game, disk)) {
      new PositionEnumerator(game, unfinished, bytes, pool, listener).run();
      new RetrogradeValuer(game, unfinished, bytes, pool, listener).run();
      unfinished.finish();
      return true;
    } catch (SearchStopped e) {
      return false;
    }
  }
}
