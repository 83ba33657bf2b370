package games.oxo.table;

import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockReader;
import games.oxo.table.rank.Numberings;
import games.oxo.table.step.LayerBlocks;
import games.oxo.table.step.LayerSlices;
import games.oxo.table.step.SliceGroup;
import games.oxo.table.step.StepContext;
import games.oxo.table.step.SuccessorValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Goes through all positions of a table once, with the values of all their moves, and counts: who
 * wins, and in how many positions exactly one move keeps the result. A batch of blocks is compared
 * with one slice of the next layer after another, so that memory is bounded.
 */
public final class TableStudy {
  /** A batch may take this part of the memory, and a slice the rest. */
  private static final int BATCH_SHARE = 4;

  /** What the moves of a position take in memory: how many hold, and the best of the others. */
  private static final int BYTES_EACH = 5;

  private final Table table;
  private final long bytes;
  private final WorkerPool pool;
  private final BuildListener listener;
  private final Numberings numberings;
  private final StepContext context;
  private final List<BlockReader> readers;
  private final int[][] values;
  private long doneBlocks;
  private long allBlocks;

  /** The moves of the positions of a block so far. */
  private static final class Moves {
    final byte[] holding;
    final int[] otherwise;

    Moves(int positions) {
      holding = new byte[positions];
      otherwise = new int[positions];
      Arrays.fill(otherwise, Integer.MIN_VALUE);
    }
  }

  /**
   * @param bytes how much memory may be filled with positions
   */
  public TableStudy(Table table, long bytes, WorkerPool pool, BuildListener listener) {
    this.table = table;
    this.bytes = bytes;
    this.pool = pool;
    this.listener = listener;
    numberings = new Numberings(table.game());
    context = new StepContext(new SearchRules(table.game()), numberings, pool);
    readers = Stream.generate(table::newReader).limit(pool.size()).toList();
    values = new int[pool.size()][Block.MOST];
  }

  /**
   * Studies all layers, from the empty board on.
   *
   * @throws SearchStopped when the listener stops it
   */
  public List<LayerStudy> study() {
    listener.begins(BuildListener.Stage.STUDYING, table.layers() - 1);
    for (int stones = 0; stones < table.layers(); stones++) {
      allBlocks += table.blocks(stones);
    }
    List<LayerStudy> studies = new ArrayList<>();
    for (int stones = 0; stones < table.layers(); stones++) {
      studies.add(study(stones));
    }
    return studies;
  }

  private LayerStudy study(int stones) {
    LayerBlocks layer = LayerBlocks.of(table.layer(stones), readers);
    SuccessorValues[] successors = context.successors(stones);
    LayerTally[] tallies =
        Stream.generate(LayerTally::new).limit(pool.size()).toArray(LayerTally[]::new);
    List<SliceGroup> groups = groups(stones + 1);
    LayerSlices whole = groups.size() == 1 ? load(groups.get(0)) : null;
    int batch = (int) Math.max(1, Math.min(1 << 14, bytes / BATCH_SHARE / BYTES_EACH / Block.MOST));
    for (int first = 0; first < layer.blocks(); first += batch) {
      Batch blocks = new Batch(layer, first, Math.min(batch, layer.blocks() - first));
      for (int i = 0; i < groups.size(); i++) {
        blocks.look(successors, i == 0, whole != null ? whole : load(groups.get(i)));
      }
      blocks.count(tallies);
      doneBlocks += blocks.moves.length;
    }
    for (int worker = 1; worker < tallies.length; worker++) {
      tallies[0].add(tallies[worker]);
    }
    return tallies[0].result(table.game(), stones, numberings.of(stones));
  }

  /** The groups of a layer that fit into memory; the one after the last is empty. */
  private List<SliceGroup> groups(int stones) {
    List<Supplier<LayerBlocks>> parts =
        stones < table.layers()
            ? List.of(() -> LayerBlocks.of(table.layer(stones), readers))
            : List.of();
    List<SliceGroup> groups = new ArrayList<>();
    SliceGroup.divide(context, parts, bytes - bytes / BATCH_SHARE, groups::add);
    return groups;
  }

  private LayerSlices load(SliceGroup group) {
    return group.load(() -> goOn(doneBlocks));
  }

  /** Successive blocks of a layer, with what is known of their moves so far. */
  private final class Batch {
    final LayerBlocks layer;
    final int first;
    final Moves[] moves;

    Batch(LayerBlocks layer, int first, int blocks) {
      this.layer = layer;
      this.first = first;
      moves = new Moves[blocks];
      for (int i = 0; i < blocks; i++) {
        moves[i] = new Moves(layer.count(first + i));
      }
    }

    /** Looks at the moves into slices of the next layer, and perhaps at those that end the game. */
    void look(SuccessorValues[] successors, boolean ends, LayerSlices next) {
      pool.work(
          moves.length,
          (worker, number) -> {
            if (worker == 0) {
              goOn(doneBlocks + number);
            }
            int count = read(worker, number);
            int[] block = values[worker];
            byte[] holding = moves[number].holding;
            int[] otherwise = moves[number].otherwise;
            successors[worker].moveValues(
                context.numbers(worker),
                count,
                ends,
                next,
                (index, value) -> {
                  if (Integer.signum(value) == Integer.signum(block[index])) {
                    holding[index] = (byte) Math.min(2, holding[index] + 1);
                  } else {
                    otherwise[index] = Math.max(otherwise[index], value);
                  }
                });
          });
    }

    void count(LayerTally[] tallies) {
      pool.work(
          moves.length,
          (worker, number) -> {
            int count = read(worker, number);
            for (int i = 0; i < count; i++) {
              tallies[worker].take(
                  context.numbers(worker)[i],
                  values[worker][i],
                  moves[number].holding[i],
                  moves[number].otherwise[i]);
            }
          });
    }

    private int read(int worker, int number) {
      layer.values(worker, first + number, values[worker]);
      return layer.numbers(worker, first + number, context.numbers(worker));
    }
  }

  private void goOn(long blocks) {
    if (!listener.goOn(Math.min(1, (double) blocks / allBlocks))) {
      throw new SearchStopped();
    }
  }
}
