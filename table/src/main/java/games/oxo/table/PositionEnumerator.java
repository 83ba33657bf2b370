package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.table.rank.Numbering;
import games.oxo.table.rank.Numberings;

/**
 * Enumerates the reachable positions of a game breadth first, layer by layer (positions with the
 * same number of stones), each once up to symmetry. This is the first half of building a table.
 */
final class PositionEnumerator {
  /** With more slices than this a list is better than a bit for each number. */
  private static final long MOST_BIT_SLICES = 16;

  private static final int SHORTEST_LIST = 1 << 10;
  private static final int LONGEST_LIST = 1 << 30;
  private static final long LONGEST_BITS = 1L << 36;

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
      VisitedSet marks = slice(from, end);
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
            moves[worker].mark(numbers[worker], count, marks);
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

  private VisitedSet slice(long from, long end) {
    long bits = Math.min(LONGEST_BITS, Math.max(64, bytes * 8));
    if ((end - 1) / bits < MOST_BIT_SLICES) {
      return new VisitedBits(from, Math.min(end, from + bits));
    }
    long room = Math.max(SHORTEST_LIST, Math.min(LONGEST_LIST, bytes / 8));
    return new VisitedList(from, end, (int) room);
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
