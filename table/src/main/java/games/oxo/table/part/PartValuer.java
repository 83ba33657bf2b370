package games.oxo.table.part;

import games.oxo.game.input.InputException;
import games.oxo.search.kernel.Kernel;
import games.oxo.table.block.Block;
import games.oxo.table.rank.Numberings;
import games.oxo.table.step.LayerSlice;
import games.oxo.table.step.LayerSlices;
import games.oxo.table.step.NeighbourRanges;
import games.oxo.table.step.NumberRanges;
import games.oxo.table.step.SuccessorValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Retrograde analysis of some successive blocks of a layer: reads their numbers, then those blocks
 * of the next layer that moves can lead to, and takes the best of their values. It needs nothing
 * from whoever values the other blocks. An instance serves one thread.
 */
public final class PartValuer {
  private final Kernel kernel;
  private final Numberings numberings;
  private final PartStore store;
  private final long bytes;
  private final boolean smallValues;
  private final long[] block = new long[Block.MOST];

  /**
   * @param bytes how much memory the values of the next layer may take
   */
  public PartValuer(Kernel kernel, Numberings numberings, PartStore store, long bytes) {
    this.kernel = kernel;
    this.numberings = numberings;
    this.store = store;
    this.bytes = bytes;
    smallValues = LayerSlice.smallValues(kernel.game());
  }

  /** How many blocks so many positions make. */
  public static int blocks(long positions) {
    return (int) ((positions + Block.MOST - 1) / Block.MOST);
  }

  /**
   * Values the blocks {@code first} to {@code last} - 1 of a layer.
   *
   * @param found the parts of the layer as they were found, in ascending order
   * @param next the valued parts of the next layer, in ascending order; none for the last layer
   * @throws InputException when a part is damaged
   */
  public MadePart value(int ply, int first, int last, List<PartInfo> found, List<PartInfo> next) {
    long[] numbers = numbers(ply, first, last, found);
    int[] best = new int[numbers.length];
    Arrays.fill(best, Integer.MIN_VALUE);
    SuccessorValues moves = new SuccessorValues(kernel, numberings, ply);
    if (next.isEmpty()) {
      moves.value(numbers, numbers.length, best, LayerSlices.NONE);
    } else {
      NumberRanges wanted =
          new NeighbourRanges(kernel, numberings).after(ply, numbers, numbers.length);
      raise(ply, wanted, next, slices -> moves.value(numbers, numbers.length, best, slices));
    }
    return made(ply, first, numbers, best);
  }

  private long[] numbers(int ply, int first, int last, List<PartInfo> found) {
    long from = (long) first * Block.MOST;
    long all = found.stream().mapToLong(PartInfo::positions).sum();
    long[] numbers = new long[(int) (Math.min((long) last * Block.MOST, all) - from)];
    long at = 0;
    for (PartInfo info : found) {
      if (at + info.positions() > from && at < from + numbers.length) {
        LayerPart part = LayerPart.open(store, info.name(), ply);
        for (int i = 0; i < part.layer().blocks(); i++) {
          copy(part, i, at + (long) i * Block.MOST - from, numbers);
        }
      }
      at += info.positions();
    }
    return numbers;
  }

  /**
   * Copies what is wanted of a block.
   *
   * @param to where its first number belongs; may be before the beginning or after the end
   */
  private void copy(LayerPart part, int number, long to, long[] numbers) {
    int count = part.layer().count(number);
    if (to + count > 0 && to < numbers.length) {
      part.reader().numbers(part.layer(), number, block);
      int skipped = (int) Math.max(0, -to);
      int length = (int) Math.min(count - skipped, numbers.length - to - skipped);
      System.arraycopy(block, skipped, numbers, (int) (to + skipped), length);
    }
  }

  /** What is done with some slices of the next layer. */
  private interface Step {
    void with(LayerSlices slices);
  }

  /**
   * Takes a step with all wanted blocks of the next layer, as many at a time as fit into memory.
   */
  private void raise(int ply, NumberRanges wanted, List<PartInfo> next, Step step) {
    List<LayerSlice> group = new ArrayList<>();
    long used = 0;
    PartRun run = new PartRun();
    for (PartInfo info : next) {
      if (!wanted.meets(info.from(), info.end())) {
        end(run, group);
        run = new PartRun();
        continue;
      }
      LayerPart part = LayerPart.open(store, info.name(), ply + 1);
      for (int i = 0; i < part.layer().blocks(); i++) {
        long end = part.end(i, info);
        if (!wanted.meets(part.layer().first(i), end)) {
          end(run, group);
          run = new PartRun();
          continue;
        }
        long more = LayerSlice.bytes(end - part.layer().first(i), Block.MOST, smallValues);
        if (used + more > bytes && used > 0) {
          end(run, group);
          step.with(new LayerSlices(group));
          run = new PartRun();
          group = new ArrayList<>();
          used = 0;
        }
        run.add(part, i, end);
        used += more;
      }
    }
    end(run, group);
    // Also without a slice: moves that end the game are worth something.
    step.with(new LayerSlices(group));
  }

  private void end(PartRun run, List<LayerSlice> group) {
    if (!run.isEmpty()) {
      group.add(new LayerSlice(run, smallValues, () -> {}));
    }
  }

  private static MadePart made(int ply, int first, long[] numbers, int[] best) {
    PartWriter out = new PartWriter(ply, first);
    for (long number : numbers) {
      out.add(number);
    }
    out.endNumbers();
    int[] values = new int[Block.MOST];
    for (int at = 0; at < best.length; at += Block.MOST) {
      int count = Math.min(Block.MOST, best.length - at);
      System.arraycopy(best, at, values, 0, count);
      out.addValues(values, count);
    }
    return new MadePart(numbers[0], out.last() + 1, numbers.length, out.finish());
  }
}
