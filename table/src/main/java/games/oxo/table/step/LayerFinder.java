package games.oxo.table.step;

import games.oxo.table.block.Block;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/**
 * Enumerates the positions of one layer, or of a range of its numbers: marks what the positions of
 * the layer before lead to, slice by slice if the marks do not fit into memory at once.
 */
public final class LayerFinder {
  private final StepContext context;
  private final long bytes;
  private final ObjIntConsumer<long[]> taker;
  private final DoubleConsumer progress;
  private final long[] block = new long[Block.MOST];
  private int size;
  private double done;

  /**
   * @param bytes how much memory the marks may take
   * @param taker gets what is found, a block at a time and in ascending order; the array is used
   *     again for the next
   * @param progress told from time to time, by the thread that called, where in the layer the work
   *     is, from 0 to 1; may throw to end it
   */
  public LayerFinder(
      StepContext context, long bytes, ObjIntConsumer<long[]> taker, DoubleConsumer progress) {
    this.context = context;
    this.bytes = bytes;
    this.taker = taker;
    this.progress = progress;
  }

  /**
   * Finds the positions with numbers from {@code from} to {@code end} - 1.
   *
   * @param ply how many stones they have, at least 1
   * @param before the layer before, or what can lead there, in parts that are opened when their
   *     turn comes
   */
  public void find(int ply, long from, long end, List<Supplier<LayerBlocks>> before) {
    SuccessorValues[] moves = context.successors(ply - 1);
    size = 0;
    for (long at = from; at < end; ) {
      VisitedSet marks = VisitedSet.slice(at, end, bytes);
      double share = (double) (marks.end() - at) / end / before.size();
      done = (double) at / end;
      for (Supplier<LayerBlocks> part : before) {
        mark(part.get(), moves, marks, share);
        done += share;
      }
      marks.forEach(this::keep);
      at = marks.end();
    }
    if (size > 0) {
      taker.accept(block, size);
    }
  }

  private void mark(LayerBlocks part, SuccessorValues[] moves, VisitedSet marks, double share) {
    context.pool.work(
        part.blocks(),
        (worker, number) -> {
          if (worker == 0) {
            progress.accept(done + share * number / part.blocks());
          }
          long[] numbers = context.numbers(worker);
          int count = part.numbers(worker, number, numbers);
          moves[worker].mark(numbers, count, marks, marks.from(), marks.end());
        });
  }

  private void keep(long number) {
    block[size++] = number;
    if (size == Block.MOST) {
      progress.accept(done);
      taker.accept(block, size);
      size = 0;
    }
  }
}
