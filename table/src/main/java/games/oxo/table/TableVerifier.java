package games.oxo.table;

import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.table.MinimaxCheck.Fault;
import games.oxo.table.block.Block;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Derives every value of a table anew from the rules and the values of the positions that its moves
 * lead to. It shares nothing with the builder but the reader of the file and the meaning of a
 * value: it uses the rules of the game, and finds a position by trying all of its images.
 *
 * <p>A table that passes is right by induction from the last layer back, if it has all positions,
 * and that is checked too: the first layer has the empty board alone, every move of every position
 * leads to the end of the game or to one position of the next layer, and all of these are reached.
 * Before that, every byte of the file is looked at.
 *
 * <p>The next layer is held in memory; where it is too large, it is taken in parts, and each part
 * is compared with all positions before it. Workers share out the blocks of a layer; what is found
 * does not depend on how many they are.
 *
 * <p>Which layers are right is kept in a file, if there is one for it, so that an interrupted
 * verification goes on from there. The bytes of the table are always read from the start.
 */
public final class TableVerifier {
  /** After a layer of so many positions the file is written, and when the work is stopped. */
  private static final long MANY = 1 << 20;

  /** With more parts than this, a layer takes more memory than was asked for. */
  private static final int MOST_PARTS = 1000;

  private final Table table;
  private final long bytes;
  private final WorkerPool pool;
  private final BuildListener listener;
  private final MinimaxCheck[] checks;
  private final @Nullable Path progress;
  private String identity = "";
  private int from;
  private long movesBefore;
  private long looks;
  private long allLooks;
  private long done;
  private long moves;

  /**
   * @param bytes how much memory may be filled with positions
   * @param pool the pool that runs the work
   */
  public TableVerifier(Table table, long bytes, WorkerPool pool, BuildListener listener) {
    this(table, bytes, pool, listener, null);
  }

  /**
   * @param bytes how much memory may be filled with positions
   * @param pool the pool that runs the work
   * @param progress the file that tells which layers are right; null to keep none
   */
  public TableVerifier(
      Table table, long bytes, WorkerPool pool, BuildListener listener, @Nullable Path progress) {
    this.progress = progress;
    this.table = table;
    this.bytes = bytes;
    this.pool = pool;
    this.listener = listener;
    checks = new MinimaxCheck[pool.size()];
    for (int worker = 0; worker < checks.length; worker++) {
      checks[worker] = new MinimaxCheck(table.game());
    }
  }

  /** The usual place of the file that tells which layers of a table are right. */
  public static Path progressFile(Path table) {
    return table.resolveSibling(table.getFileName() + ".verified");
  }

  /**
   * Looks at everything, or until there is a fault or the listener stops it.
   *
   * @throws InputException when a part of the file is damaged, or the file of the progress is
   */
  public Verification verify() {
    from = table.layers();
    try {
      listener.begins(BuildListener.Stage.READING, table.layers() - 1);
      identity = table.checkBytes((at, length) -> goOn((double) at / length));
      goBackToWhatIsRight();
      listener.begins(BuildListener.Stage.VERIFYING, table.layers() - 1);
      checkStart();
      while (from > 0) {
        checkLayer(from - 1);
        from--;
        keep(table.positions(from) >= MANY);
      }
      forget();
      return found("", true);
    } catch (Fault e) {
      return found(String.valueOf(e.getMessage()), false);
    } catch (SearchStopped e) {
      keep(from < table.layers());
      return found("", false);
    }
  }

  private void goBackToWhatIsRight() {
    if (progress != null) {
      VerifiedLayers right = VerifiedLayers.read(progress, identity, table.layers());
      from = right.from();
      moves = right.moves();
      movesBefore = moves;
    }
    for (int stones = 0; stones < table.layers(); stones++) {
      long here = table.positions(stones) * parts(stones + 1);
      allLooks += here;
      looks += stones >= from ? here : 0;
      done += stones >= from ? table.positions(stones) : 0;
    }
  }

  /** Writes which layers are right. */
  private void keep(boolean due) {
    if (progress != null && due) {
      new VerifiedLayers(identity, from, movesBefore).write(progress);
    }
  }

  private void forget() {
    try {
      if (progress != null) {
        Files.deleteIfExists(progress);
      }
    } catch (IOException e) {
      throw OutputFile.unwritable(progress, e);
    }
  }

  private Verification found(String fault, boolean complete) {
    countMoves();
    return new Verification(done, moves, fault, complete);
  }

  private void checkStart() {
    boolean alone = table.positions(0) == 1 && table.value(0, 0).isPresent();
    if (!alone) {
      throw new Fault("the first layer is not the empty board alone");
    }
  }

  /** In how many parts a layer is held in memory. */
  private int parts(int stones) {
    if (stones >= table.layers()) {
      return 1;
    }
    int parts = 1;
    while (parts < MOST_PARTS && !LayerMap.fits(table.game(), room(stones, parts), bytes)) {
      parts++;
    }
    return parts;
  }

  private void checkLayer(int stones) {
    long count = table.positions(stones);
    if (count > Integer.MAX_VALUE) {
      throw new Fault(Text.format("a layer of %d positions is too large to verify", count));
    }
    // A bit for each position whose value some move has; blocks have no word in common.
    long[] attained = new long[(int) ((count + 63) / 64)];
    int parts = parts(stones + 1);
    for (int part = 0; part < parts; part++) {
      int which = part;
      LayerMap next = LayerMap.of(table.game(), (int) room(stones + 1, parts));
      together(workers -> load(stones + 1, next, which, parts, workers), next::clear);
      together(workers -> compare(stones, next, which, parts, attained, workers), () -> {});
      looks += count;
      if (!next.allSeen()) {
        throw new Fault(
            Text.format("there is a position with %d stones that no game reaches", stones + 1));
      }
    }
    long right = 0;
    for (long word : attained) {
      right += Long.bitCount(word);
    }
    if (right != count) {
      throw notAttained(stones, attained);
    }
    done += count;
    movesBefore = moves;
  }

  /** How many positions a part of a layer may have, with something to spare. */
  private long room(int stones, int parts) {
    long positions = stones < table.layers() ? table.positions(stones) : 0;
    return parts == 1 ? positions : positions / parts + positions / parts / 8 + 1000;
  }

  /**
   * Lets the pool do some work. If there is a fault, one worker does it again in the order of the
   * file, so that it does not depend on chance which fault is the first.
   *
   * @param undo goes back to the state before the work
   */
  private void together(Consumer<WorkerPool> work, Runnable undo) {
    try {
      work.accept(pool);
      countMoves();
    } catch (Fault | InputException e) {
      if (pool.size() > 1) {
        for (MinimaxCheck check : checks) {
          check.takeMoves();
        }
        undo.run();
        work.accept(WorkerPool.SINGLE);
      }
      throw e;
    }
  }

  private void countMoves() {
    for (MinimaxCheck check : checks) {
      moves += check.takeMoves();
    }
  }

  /** Checks a position. */
  @FunctionalInterface
  private interface Look {
    /**
     * Looks at one.
     *
     * @param index where it is in its layer
     */
    void at(MinimaxCheck check, int index, long own, long other, int ply, int value);
  }

  /**
   * Checks all positions with this many stones.
   *
   * @param counts whether this is progress
   */
  private void forEach(int stones, WorkerPool workers, boolean counts, Look look) {
    Table.Walk[] walks = new Table.Walk[workers.size()];
    for (int worker = 0; worker < walks.length; worker++) {
      walks[worker] = table.new Walk(stones);
    }
    workers.work(
        table.blocks(stones),
        (worker, block) -> {
          int first = block * Block.MOST;
          if (worker == 0) {
            long looked = counts ? looks + first : looks;
            goOn((double) looked / allLooks);
          }
          MinimaxCheck check = checks[worker];
          int[] index = {first};
          walks[worker].through(
              block,
              (own, other, ply, value) -> look.at(check, index[0]++, own, other, ply, value));
        });
  }

  private void goOn(double fraction) {
    if (!listener.goOn(Math.min(1, fraction))) {
      throw new SearchStopped();
    }
  }

  private void load(int stones, LayerMap map, int part, int parts, WorkerPool workers) {
    if (stones >= table.layers()) {
      return;
    }
    forEach(
        stones,
        workers,
        false,
        (check, index, own, other, ply, value) ->
            check.add(own, other, ply, value, map, part, parts));
  }

  private void compare(
      int stones, LayerMap next, int part, int parts, long[] attained, WorkerPool workers) {
    forEach(
        stones,
        workers,
        true,
        (check, index, own, other, ply, value) -> {
          if (check.check(own, other, ply, value, next, part, parts)) {
            attained[index >>> 6] |= 1L << index;
          }
        });
  }

  /** What is wrong with the first position that has no bit. */
  private Fault notAttained(int stones, long[] attained) {
    String[] found = {""};
    forEach(
        stones,
        WorkerPool.SINGLE,
        false,
        (check, index, own, other, ply, value) -> {
          if (found[0].isEmpty() && (attained[index >>> 6] >>> index & 1) == 0) {
            found[0] =
                Text.format(
                    "%s has the value %d, but no move is worth that",
                    check.shown(own, other, ply), value);
          }
        });
    return new Fault(found[0]);
  }
}
