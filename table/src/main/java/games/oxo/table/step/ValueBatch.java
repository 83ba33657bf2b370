package games.oxo.table.step;

import games.oxo.table.block.Block;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Retrograde analysis of successive blocks of one layer. Their values are raised with one group of
 * slices of the next layer after another; then they are final.
 */
public final class ValueBatch {
  /** Where the numbers of the blocks come from. */
  @FunctionalInterface
  public interface NumbersSource {
    /**
     * Reads the numbers of a block, counted from the first of the batch.
     *
     * @param worker who reads; several workers may do so at once
     * @return how many there are
     */
    int numbers(int worker, int block, long[] into);
  }

  private final StepContext context;
  private final SuccessorValues[] moves;
  private final NumbersSource source;
  private final int[][] best;

  /**
   * @param moves those of the layer
   * @param positions how many there are in the blocks, of which only the last may be smaller than
   *     others
   */
  public ValueBatch(
      StepContext context, SuccessorValues[] moves, long positions, NumbersSource source) {
    this.context = context;
    this.moves = moves;
    this.source = source;
    best = new int[Block.ofPositions(positions)][];
    for (int i = 0; i < best.length; i++) {
      best[i] = new int[(int) Math.min(Block.MOST, positions - (long) i * Block.MOST)];
      Arrays.fill(best[i], Integer.MIN_VALUE);
    }
  }

  /**
   * Raises the values to what the moves are worth that end the game or lead into these slices.
   *
   * @param progress told from time to time, by the thread that called, which block it is at; may
   *     throw to end the work
   */
  public void raise(LayerSlices next, IntConsumer progress) {
    context.pool.work(
        best.length,
        (worker, number) -> {
          if (worker == 0) {
            progress.accept(number);
          }
          long[] numbers = context.numbers(worker);
          int count = source.numbers(worker, number, numbers);
          moves[worker].value(numbers, count, best[number], next);
        });
  }

  /**
   * The blocks of values as a table has them.
   *
   * @param first which block of its layer the first is
   */
  public ByteBuffer[] packed(int ply, int first) {
    ByteBuffer[] packed = new ByteBuffer[best.length];
    context.pool.work(
        best.length,
        (worker, number) -> {
          int[] values = best[number];
          packed[number] =
              context.packers[worker].values(ply, first + number, values, values.length);
        });
    return packed;
  }
}
