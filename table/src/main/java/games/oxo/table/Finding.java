package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.table.rank.Numbering;
import games.oxo.table.rank.Numberings;

/** The first half of building: which positions there are, layer after layer. */
final class Finding {
  /** With more slices than this a list is better than a bit for each number. */
  private static final long MOST_BIT_SLICES = 16;

  private static final int SHORTEST_LIST = 1 << 10;
  private static final int LONGEST_LIST = 1 << 30;
  private static final long LONGEST_BITS = 1L << 36;

  private final Kernel kernel;
  private final Numberings numberings;
  private final Draft draft;
  private final long bytes;
  private final WorkerPool pool;
  private final BuildWatcher listener;
  private final long[] block = new long[Block.MOST];
  private int size;
  private double fraction;

  Finding(Game game, Draft draft, long bytes, WorkerPool pool, BuildWatcher listener) {
    kernel = new Kernel(game);
    numberings = new Numberings(game);
    this.draft = draft;
    this.bytes = bytes;
    this.pool = pool;
    this.listener = listener;
  }

  void run() {
    while (!draft.allFound()) {
      Layer layer = draft.current();
      listener.begins(BuildWatcher.Stage.FINDING, layer.ply());
      if (layer.ply() == 0 && layer.blocks() == 0) {
        draft.addNumbers(new long[] {0}, 1);
      } else if (layer.ply() > 0 && layer.ply() < kernel.cells()) {
        find(layer, draft.layers().get(layer.ply() - 1));
      }
      draft.endNumbers();
    }
  }

  private void find(Layer layer, Layer before) {
    Numbering numbering = numberings.of(layer.ply());
    if (!numbering.isCountable()) {
      throw new InputException(
          "%s has more positions with %d stones than can be numbered"
              .formatted(kernel.game().name(), layer.ply()));
    }
    Moves[] moves = new Moves[pool.size()];
    BlockReader[] readers = new BlockReader[pool.size()];
    long[][] numbers = new long[pool.size()][Block.MOST];
    for (int worker = 0; worker < moves.length; worker++) {
      moves[worker] = new Moves(kernel, numberings, before.ply());
      readers[worker] = draft.newReader();
    }
    size = 0;
    long from = nextNumber(layer, readers[0]);
    long end = numbering.size();
    while (from < end) {
      Marks marks = slice(from, end);
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
      draft.addNumbers(block, size);
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

  private Marks slice(long from, long end) {
    long bits = Math.min(LONGEST_BITS, Math.max(64, bytes * 8));
    if ((end - 1) / bits < MOST_BIT_SLICES) {
      return new BitMarks(from, Math.min(end, from + bits));
    }
    long room = Math.max(SHORTEST_LIST, Math.min(LONGEST_LIST, bytes / 8));
    return new ListMarks(from, end, (int) room);
  }

  private void keep(long number) {
    block[size++] = number;
    if (size == Block.MOST) {
      goOn(fraction);
      draft.addNumbers(block, size);
      size = 0;
    }
  }

  private void goOn(double done) {
    if (!listener.goOn(Math.min(1, done))) {
      throw new SearchStopped();
    }
  }
}
