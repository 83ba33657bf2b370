package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.Layer;
import games.oxo.table.rank.Numberings;
import games.oxo.table.step.LayerBlocks;
import games.oxo.table.step.LayerFinder;
import games.oxo.table.step.LayerSlices;
import games.oxo.table.step.SliceGroup;
import games.oxo.table.step.StepContext;
import games.oxo.table.step.SuccessorValues;
import games.oxo.table.step.ValueBatch;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Builds all layers of a table in one process, each as a single part whose blocks are appended to
 * the unfinished table: breadth first from the empty board on, then by retrograde analysis from the
 * last layer back. Goes on from whatever blocks are there.
 */
final class LayerBuilder {
  /** Blocks for each worker in a batch, where the whole next layer is in memory. */
  private static final int SMALL_BATCH = 8;

  /** Where it is not, a batch may take this part of the memory, and what is there the rest. */
  private static final int BATCH_SHARE = 4;

  private static final int LARGEST_BATCH = 1 << 18;

  private final int cells;
  private final Numberings numberings;
  private final StepContext context;
  private final UnfinishedTable unfinished;
  private final long bytes;
  private final BuildListener listener;
  private final List<BlockReader> readers;
  private long allBlocks;
  private long doneBlocks;

  LayerBuilder(
      Game game, UnfinishedTable unfinished, long bytes, WorkerPool pool, BuildListener listener) {
    cells = game.board().cells();
    numberings = new Numberings(game);
    context = new StepContext(new SearchRules(game), numberings, pool);
    this.unfinished = unfinished;
    this.bytes = bytes;
    this.listener = listener;
    readers = Stream.generate(unfinished::newReader).limit(pool.size()).toList();
  }

  /** Finds all positions. */
  void find() {
    LayerFinder finder = new LayerFinder(context, bytes, unfinished::addNumbers, this::goOn);
    while (!unfinished.allFound()) {
      Layer layer = unfinished.current();
      int ply = layer.ply();
      listener.begins(BuildListener.Stage.FINDING, ply);
      if (ply == 0 && layer.blocks() == 0) {
        unfinished.addNumbers(new long[] {0}, 1);
      } else if (ply > 0 && ply < cells) {
        long end = numberings.countable(ply).size();
        finder.find(ply, nextNumber(layer), end, layer(ply - 1));
      }
      unfinished.endNumbers();
    }
  }

  /** The first number that an interrupted work has not written. */
  private long nextNumber(Layer layer) {
    if (layer.blocks() == 0) {
      return 0;
    }
    long[] block = new long[Block.MOST];
    int count = readers.get(0).numbers(layer, layer.blocks() - 1, block);
    if (count < Block.MOST) {
      // The last block of the layer: only its end is missing.
      return Long.MAX_VALUE;
    }
    return block[count - 1] + 1;
  }

  /** A layer as its only part; the one after the last has none. */
  private List<Supplier<LayerBlocks>> layer(int ply) {
    if (ply == unfinished.layers().size()) {
      return List.of();
    }
    LayerBlocks blocks = LayerBlocks.of(unfinished.layers().get(ply), readers);
    return List.of(() -> blocks);
  }

  /** Values all positions, when all are found. */
  void value() {
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
    SuccessorValues[] moves = context.successors(layer.ply());
    List<SliceGroup> groups = groups(layer.ply() + 1);
    boolean atOnce = groups.size() == 1;
    LayerSlices whole = atOnce ? groups.get(0).load(() -> valued(0)) : null;
    int batch = atOnce ? SMALL_BATCH * readers.size() : largeBatch();
    while (layer.valued() < layer.blocks()) {
      int first = layer.valued();
      int count = Math.min(batch, layer.blocks() - first);
      ValueBatch values = batch(layer, moves, first, count);
      for (int i = 0; i < groups.size(); i++) {
        double share = 1.0 / groups.size();
        double before = share * i * count;
        LayerSlices next = whole != null ? whole : groups.get(i).load(() -> valued(before));
        values.raise(next, block -> valued(before + share * block));
      }
      for (ByteBuffer block : values.packed(layer.ply(), first)) {
        unfinished.addValues(layer, block);
        doneBlocks++;
      }
    }
  }

  private ValueBatch batch(Layer layer, SuccessorValues[] moves, int first, int count) {
    long left = layer.positions() - (long) first * Block.MOST;
    return new ValueBatch(
        context,
        moves,
        Math.min(left, (long) count * Block.MOST),
        (worker, block, into) -> readers.get(worker).numbers(layer, first + block, into));
  }

  private int largeBatch() {
    return (int) Math.max(1, Math.min(LARGEST_BATCH, bytes / BATCH_SHARE / (4 * Block.MOST)));
  }

  /** A layer in one group if it fits into memory, else in groups that leave room for a batch. */
  private List<SliceGroup> groups(int ply) {
    List<SliceGroup> groups = groups(ply, bytes);
    return groups.size() == 1 ? groups : groups(ply, bytes - bytes / BATCH_SHARE);
  }

  private List<SliceGroup> groups(int ply, long room) {
    List<SliceGroup> groups = new ArrayList<>();
    SliceGroup.divide(context, layer(ply), room, groups::add);
    return groups;
  }

  /**
   * Tells how far valuing is.
   *
   * @param blocks of the batch that are done, besides those that are written
   */
  private void valued(double blocks) {
    goOn((doneBlocks + blocks) / allBlocks);
  }

  private void goOn(double fraction) {
    if (!listener.goOn(Math.min(1, fraction))) {
      throw new SearchStopped();
    }
  }
}
