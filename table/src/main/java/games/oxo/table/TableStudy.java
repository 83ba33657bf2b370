package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.ValueScale;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.Layer;
import games.oxo.table.rank.Numberings;
import games.oxo.table.step.LayerRun;
import games.oxo.table.step.LayerSlice;
import games.oxo.table.step.LayerSlices;
import games.oxo.table.step.SuccessorValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
  private final Kernel kernel;
  private final Numberings numberings;
  private final boolean smallValues;
  private final BlockReader[] readers;
  private final long[][] numbers;
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
    Game game = table.game();
    kernel = new Kernel(game);
    numberings = new Numberings(game);
    smallValues = new ValueScale(game).most(0) <= Byte.MAX_VALUE;
    readers = new BlockReader[pool.size()];
    for (int worker = 0; worker < readers.length; worker++) {
      readers[worker] = table.newReader();
    }
    numbers = new long[pool.size()][Block.MOST];
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
    Layer layer = table.layer(stones);
    Layer next = stones + 1 < table.layers() ? table.layer(stones + 1) : null;
    SuccessorValues[] successors = new SuccessorValues[pool.size()];
    LayerTally[] tallies = new LayerTally[pool.size()];
    for (int worker = 0; worker < pool.size(); worker++) {
      successors[worker] = new SuccessorValues(kernel, numberings, stones);
      tallies[worker] = new LayerTally();
    }
    List<int[]> slices = next == null ? List.of() : slices(next);
    LayerSlices only =
        next != null && slices.size() == 1 ? load(next, slices.get(0)) : LayerSlices.NONE;
    int batch = (int) Math.max(1, Math.min(1 << 14, bytes / BATCH_SHARE / BYTES_EACH / Block.MOST));
    for (int first = 0; first < layer.blocks(); first += batch) {
      int count = Math.min(batch, layer.blocks() - first);
      Moves[] moves = new Moves[count];
      for (int i = 0; i < count; i++) {
        moves[i] = new Moves(layer.count(first + i));
      }
      if (slices.size() <= 1 || next == null) {
        look(layer, first, moves, successors, true, only);
      } else {
        for (int[] slice : slices) {
          look(layer, first, moves, successors, slice == slices.get(0), load(next, slice));
        }
      }
      count(layer, first, moves, tallies);
      doneBlocks += count;
    }
    for (int worker = 1; worker < tallies.length; worker++) {
      tallies[0].add(tallies[worker]);
    }
    return tallies[0].result(table.game(), stones, numberings.of(stones));
  }

  /** The slices of a layer that fit into memory, as the first block of each and the one after. */
  private List<int[]> slices(Layer layer) {
    List<int[]> slices = new ArrayList<>();
    for (int first = 0; first < layer.blocks(); ) {
      int last = LayerSlice.fitting(layer, first, smallValues, bytes - bytes / BATCH_SHARE);
      slices.add(new int[] {first, last});
      first = last;
    }
    return slices;
  }

  private LayerSlices load(Layer layer, int[] blocks) {
    LayerRun run = new LayerRun(layer, blocks[0], blocks[1], readers[0]);
    return LayerSlices.of(new LayerSlice(run, smallValues, () -> goOn(doneBlocks)));
  }

  private void look(
      Layer layer,
      int first,
      Moves[] moves,
      SuccessorValues[] successors,
      boolean ends,
      LayerSlices slices) {
    pool.work(
        moves.length,
        (worker, number) -> {
          if (worker == 0) {
            goOn(doneBlocks + number);
          }
          int count = readers[worker].numbers(layer, first + number, numbers[worker]);
          int[] block = values[worker];
          readers[worker].values(layer, first + number, block);
          byte[] holding = moves[number].holding;
          int[] otherwise = moves[number].otherwise;
          successors[worker].moveValues(
              numbers[worker],
              count,
              ends,
              slices,
              (index, value) -> {
                if (Integer.signum(value) == Integer.signum(block[index])) {
                  holding[index] = (byte) Math.min(2, holding[index] + 1);
                } else {
                  otherwise[index] = Math.max(otherwise[index], value);
                }
              });
        });
  }

  private void count(Layer layer, int first, Moves[] moves, LayerTally[] tallies) {
    pool.work(
        moves.length,
        (worker, number) -> {
          int count = readers[worker].numbers(layer, first + number, numbers[worker]);
          readers[worker].values(layer, first + number, values[worker]);
          for (int i = 0; i < count; i++) {
            tallies[worker].take(
                numbers[worker][i],
                values[worker][i],
                moves[number].holding[i],
                moves[number].otherwise[i]);
          }
        });
  }

  private void goOn(long blocks) {
    if (!listener.goOn(Math.min(1, (double) blocks / allBlocks))) {
      throw new SearchStopped();
    }
  }
}
