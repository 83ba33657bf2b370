package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockPacker;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.Layer;
import games.oxo.table.rank.Numberings;
import games.oxo.table.step.LayerRun;
import games.oxo.table.step.LayerSlice;
import games.oxo.table.step.LayerSlices;
import games.oxo.table.step.SuccessorValues;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Retrograde analysis: the value of every position, from the last layer back to the empty board.
 * This is the second half of building a table. A batch of blocks is compared with one slice of the
 * next layer after another; then its values are final and are written.
 */
final class RetrogradeValuer {
  /** Blocks for each worker in a batch, where one slice is the whole next layer. */
  private static final int SMALL_BATCH = 8;

  /**
   * Where there are several slices, a batch may take this part of the memory, and they the rest.
   */
  private static final int BATCH_SHARE = 4;

  private static final int LARGEST_BATCH = 1 << 18;

  private final Kernel kernel;
  private final Numberings numberings;
  private final UnfinishedTable unfinished;
  private final long bytes;
  private final WorkerPool pool;
  private final BuildListener listener;
  private final boolean smallValues;
  private final BlockReader[] readers;
  private final BlockPacker[] packers;
  private final long[][] numbers;
  private long allBlocks;
  private long doneBlocks;

  RetrogradeValuer(
      Game game, UnfinishedTable unfinished, long bytes, WorkerPool pool, BuildListener listener) {
    kernel = new Kernel(game);
    numberings = new Numberings(game);
    this.unfinished = unfinished;
    this.bytes = bytes;
    this.pool = pool;
    this.listener = listener;
    smallValues = LayerSlice.smallValues(game);
    readers = new BlockReader[pool.size()];
    packers = new BlockPacker[pool.size()];
    for (int worker = 0; worker < readers.length; worker++) {
      readers[worker] = unfinished.newReader();
      packers[worker] = new BlockPacker();
    }
    numbers = new long[pool.size()][Block.MOST];
  }

  void run() {
    for (Layer layer : unfinished.layers()) {
      allBlocks += layer.blocks();
      doneBlocks += layer.valued();
    }
    listener.begins(BuildListener.Stage.VALUING, unfinished.layers().size() - 1);
    for (Layer layer = unfinished.toValue(); layer != null; layer = unfinished.toValue()) {
      value(layer);
    }
  }

  private void value(Layer layer) {
    Layer next =
        layer.ply() + 1 < unfinished.layers().size()
            ? unfinished.layers().get(layer.ply() + 1)
            : null;
    SuccessorValues[] moves = new SuccessorValues[pool.size()];
    for (int worker = 0; worker < moves.length; worker++) {
      moves[worker] = new SuccessorValues(kernel, numberings, layer.ply());
    }
    List<int[]> slices = next == null ? List.of() : slices(next);
    LayerSlices only =
        next != null && slices.size() == 1 ? load(next, slices.get(0)) : LayerSlices.NONE;
    boolean several = slices.size() > 1;
    long batchBytes = bytes / BATCH_SHARE / (4 * Block.MOST);
    int batch =
        several
            ? (int) Math.max(1, Math.min(LARGEST_BATCH, batchBytes))
            : SMALL_BATCH * pool.size();
    while (layer.valued() < layer.blocks()) {
      int first = layer.valued();
      int count = Math.min(batch, layer.blocks() - first);
      int[][] best = new int[count][];
      for (int i = 0; i < count; i++) {
        best[i] = new int[layer.count(first + i)];
        Arrays.fill(best[i], Integer.MIN_VALUE);
      }
      if (several && next != null) {
        for (int[] slice : slices) {
          raise(layer, first, best, moves, load(next, slice), 1.0 / slices.size());
        }
      } else {
        raise(layer, first, best, moves, only, 1);
      }
      write(layer, first, best);
    }
  }

  /** The slices of a layer that fit into memory, as the first block of each and the one after. */
  private List<int[]> slices(Layer layer) {
    List<int[]> slices = new ArrayList<>();
    int whole = LayerSlice.fitting(layer, 0, smallValues, bytes);
    long room = whole == layer.blocks() ? bytes : bytes - bytes / BATCH_SHARE;
    for (int first = 0; first < layer.blocks(); ) {
      int last = LayerSlice.fitting(layer, first, smallValues, room);
      slices.add(new int[] {first, last});
      first = last;
    }
    return slices;
  }

  private LayerSlices load(Layer layer, int[] blocks) {
    LayerRun run = new LayerRun(layer, blocks[0], blocks[1], readers[0]);
    return LayerSlices.of(new LayerSlice(run, smallValues, () -> goOn((double) doneBlocks)));
  }

  private void raise(
      Layer layer,
      int first,
      int[][] best,
      SuccessorValues[] moves,
      LayerSlices next,
      double share) {
    long before = doneBlocks;
    pool.work(
        best.length,
        (worker, number) -> {
          if (worker == 0) {
            goOn(before + share * number);
          }
          int count = readers[worker].numbers(layer, first + number, numbers[worker]);
          moves[worker].value(numbers[worker], count, best[number], next);
        });
  }

  private void goOn(double blocks) {
    if (!listener.goOn(blocks / allBlocks)) {
      throw new SearchStopped();
    }
  }

  private void write(Layer layer, int first, int[][] best) {
    ByteBuffer[] packed = new ByteBuffer[best.length];
    pool.work(
        best.length,
        (worker, number) -> {
          int[] values = best[number];
          packed[number] =
              packers[worker].values(layer.ply(), first + number, values, values.length);
        });
    for (ByteBuffer block : packed) {
      unfinished.addValues(layer, block);
      doneBlocks++;
    }
  }
}
