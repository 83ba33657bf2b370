package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.Layer;
import games.oxo.table.rank.Numbering;
import games.oxo.table.rank.Numberings;
import games.oxo.table.step.SuccessorValues;
import games.oxo.table.step.VisitedSet;

/**
 * Enumerates the reachable positions of a game breadth first, layer by layer (positions with the
 * same number of stones), each once up to symmetry. This is the first half of building a table.
 */
final class PositionEnumerator {
  private final Kernel kernel;
  private final Numberings numberings;
  private final UnfinishedTable unfinished;
  private final long bytes;
  private final WorkerPool pool;
  private final BuildListener listener;
  private final long[] block = new long[Block.MOST];
  private int size;
  private double fraction;

  PositionEnumerator(
      Game game, UnfinishedTable unfinished, long bytes, WorkerPool pool, BuildListener listener) {
    kernel = new Kernel(game);
    numberings = new Numberings(game);
    this.unfinished = unfinished;
    this.bytes = bytes;
    this.pool = pool;
    this.listener = listener;
  }

  void run() {
    while (!unfinished.allFound()) {
      Layer layer = unfinished.current();
      listener.begins(BuildListener.Stage.FINDING, layer.ply());
      if (layer.ply() == 0 && layer.blocks() == 0) {
        unfinished.addNumbers(new long[] {0}, 1);
      } else if (layer.ply() > 0 && layer.ply() < kernel.cells()) {
        find(layer, unfinished.layers().get(layer.ply() - 1));
      }
      unfinished.endNumbers();
    }
  }

  private void find(Layer layer, Layer before) {
    Numbering numbering = numberings.of(layer.ply());
    if (!numbering.isCountable()) {
      throw new InputException(
          Text.format(
              "%s has more positions with %d stones than can be numbered",
              kernel.game().name(), layer.ply()));
    }
    SuccessorValues[] moves = new SuccessorValues[pool.size()];
    BlockReader[] readers = new BlockReader[pool.size()];
    long[][] numbers = new long[pool.size()][Block.MOST];
    for (int worker = 0; worker < moves.length; worker++) {
      moves[worker] = new SuccessorValues(kernel, numberings, before.ply());
      readers[worker] = unfinished.newReader();
    }
    size = 0;
    long from = nextNumber(layer, readers[0]);
    long end = numbering.size();
    while (from < end) {
      VisitedSet marks = VisitedSet.slice(from, end, bytes);
      double done = (double) from / end;
      double share = (double) (marks.end() - from) / end;
      fraction = done + share;
      pool.work(
          before.blocks(),
          (worker, number) -> {
            if (worker == 0) {
              goOn(done + share * number / before.blocks());
            }
            int count = readers[worker].numbers(before, number, numbers[worker]);
            moves[worker].mark(numbers[worker], count, marks, marks.from(), marks.end());
          });
      marks.forEach(this::keep);
      from = marks.end();
    }
    if (size > 0) {
      unfinished.addNumbers(block, size);
    }
  }

  /** The first number that an interrupted work has not written. */
  private long nextNumber(Layer layer, BlockReader reader) {
    if (layer.blocks() == 0) {
      return 0;
    }
    int count = reader.numbers(layer, layer.blocks() - 1, block);
    if (count < Block.MOST) {
      // The last block of the layer: only its end is missing.
      return Long.MAX_VALUE;
    }
    return block[count - 1] + 1;
  }

  private void keep(long number) {
    block[size++] = number;
    if (size == Block.MOST) {
      goOn(fraction);
      unfinished.addNumbers(block, size);
      size = 0;
    }
  }

  private void goOn(double done) {
    if (!listener.goOn(Math.min(1, done))) {
      throw new SearchStopped();
    }
  }
}
