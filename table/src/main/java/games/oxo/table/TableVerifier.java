package games.oxo.table;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.table.MinimaxCheck.Fault;
import java.util.function.Consumer;

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
 */
public final class TableVerifier {
  private final Table table;
  private final long bytes;
  private final WorkerPool pool;
  private final BuildListener listener;
  private final MinimaxCheck[] checks;
  private long looks;
  private long allLooks;
  private long done;
  private long moves;

  /**
   * @param bytes how much memory may be filled with positions
   * @param pool the pool that runs the work
   */
  public TableVerifier(Table table, long bytes, WorkerPool pool, BuildListener listener) {
    this.table = table;
    this.bytes = bytes;
    this.pool = pool;
    this.listener = listener;
    checks = new MinimaxCheck[pool.size()];
    for (int worker = 0; worker < checks.length; worker++) {
      checks[worker] = new MinimaxCheck(table.game());
    }
  }

  /**
   * Looks at everything, or until there is a fault or the listener stops it.
   *
   * @throws InputException when a part of the file is damaged
   */
  public Verification verify() {
    listener.begins(BuildListener.Stage.VERIFYING, table.layers() - 1);
    for (int stones = 0; stones < table.layers(); stones++) {
      allLooks += table.positions(stones) * parts(stones + 1);
    }
    try {
      table.checkBytes(() -> goOn(0));
      checkStart();
      for (int stones = table.layers() - 1; stones >= 0; stones--) {
        checkLayer(stones);
        done += table.positions(stones);
      }
      return found("", true);
    } catch (Fault e) {
      return found(String.valueOf(e.getMessage()), false);
    } catch (SearchStopped e) {
      return found("", false);
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
    long need = table.positions(stones) * LayerHashTable.BYTES_EACH;
    return (int) Math.max(1, Math.max(need / bytes + 1, table.positions(stones) >> 27));
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
      LayerHashTable next = new LayerHashTable(room(stones + 1, parts));
      together(workers -> load(stones + 1, next, which, parts, workers));
      together(workers -> compare(stones, next, which, parts, attained, workers));
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
  }

  /** How many positions a part of a layer may have, with something to spare. */
  private int room(int stones, int parts) {
    return stones < table.layers() ? (int) (table.positions(stones) / parts * 5 / 4) + 64 : 0;
  }

  /**
   * Lets the pool do some work. If there is a fault, one worker does it again in the order of the
   * file, so that it does not depend on chance which fault is the first.
   */
  private void together(Consumer<WorkerPool> work) {
    try {
      work.accept(pool);
      countMoves();
    } catch (Fault | InputException e) {
      if (pool.size() > 1) {
        for (MinimaxCheck check : checks) {
          check.takeMoves();
        }
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
            goOn(counts ? looks + first : looks);
          }
          MinimaxCheck check = checks[worker];
          int[] index = {first};
          walks[worker].through(
              block,
              (own, other, ply, value) -> look.at(check, index[0]++, own, other, ply, value));
        });
  }

  private void goOn(long looked) {
    if (!listener.goOn(Math.min(1, (double) looked / allLooks))) {
      throw new SearchStopped();
    }
  }

  private void load(int stones, LayerHashTable map, int part, int parts, WorkerPool workers) {
    map.clear();
    if (stones >= table.layers()) {
      return;
    }
    forEach(
        stones,
        workers,
        false,
        (check, index, own, other, ply, value) -> {
          if (check.partOf(own, other, parts) == part && !map.add(own, other, value)) {
            throw new Fault(check.shown(own, other, ply) + " is there twice");
          }
        });
  }

  private void compare(
      int stones, LayerHashTable next, int part, int parts, long[] attained, WorkerPool workers) {
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
