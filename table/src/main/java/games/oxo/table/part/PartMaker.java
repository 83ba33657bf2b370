package games.oxo.table.part;

import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchRules;
import games.oxo.table.block.Block;
import games.oxo.table.rank.Numberings;
import games.oxo.table.step.LayerBlocks;
import games.oxo.table.step.LayerFinder;
import games.oxo.table.step.NeighbourRanges;
import games.oxo.table.step.NumberRanges;
import games.oxo.table.step.SliceGroup;
import games.oxo.table.step.StepContext;
import games.oxo.table.step.ValueBatch;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Supplier;

/**
 * Makes parts of layers by the steps that build a whole table. It reads only those blocks of the
 * layer before or after that matter to a part, and needs nothing from whoever makes the other parts
 * of the layer. An instance serves one thread.
 */
public final class PartMaker {
  private final StepContext context;
  private final NeighbourRanges neighbours;
  private final PartStore store;
  private final long bytes;

  /**
   * @param bytes how much memory marks, or the values of the next layer, may take
   */
  public PartMaker(SearchRules rules, Numberings numberings, PartStore store, long bytes) {
    context = new StepContext(rules, numberings, WorkerPool.SINGLE);
    neighbours = new NeighbourRanges(rules, numberings);
    this.store = store;
    this.bytes = bytes;
  }

  /** The part with the empty board. */
  public static MadePart start() {
    PartWriter out = new PartWriter(0, 0);
    out.addNumbers(new long[] {0}, 1);
    return out.finish(0, 1);
  }

  /**
   * Makes one part.
   *
   * @param range of numbers or of blocks, as the stage of the work has it
   * @throws InputException when a part that it needs is damaged
   */
  public MadePart make(LayerJob job, LayerPlan.Range range) {
    return switch (job.stage()) {
      case FINDING -> find(job, range.from(), range.end());
      case VALUING -> value(job, (int) range.from(), (int) range.end());
    };
  }

  private MadePart find(LayerJob job, long from, long end) {
    int ply = job.ply();
    NumberRanges wanted = neighbours.before(ply, from, end);
    PartWriter out = new PartWriter(ply, 0);
    new LayerFinder(context, bytes, out::addNumbers, fraction -> {})
        .find(ply, from, end, parts(ply - 1, job.given(), wanted));
    return out.finish(from, end);
  }

  private MadePart value(LayerJob job, int first, int last) {
    int ply = job.ply();
    long[] numbers = numbers(job, first, last);
    ValueBatch values =
        new ValueBatch(
            context,
            context.successors(ply),
            numbers.length,
            (worker, block, into) -> copyBlock(numbers, block, into));
    List<Supplier<LayerBlocks>> next =
        job.next().isEmpty()
            ? List.of()
            : parts(ply + 1, job.next(), neighbours.after(ply, numbers, numbers.length));
    SliceGroup.divide(
        context, next, bytes, group -> values.raise(group.load(() -> {}), block -> {}));
    PartWriter out = new PartWriter(ply, first);
    long[] block = new long[Block.MOST];
    for (int i = 0; i < Block.ofPositions(numbers.length); i++) {
      out.addNumbers(block, copyBlock(numbers, i, block));
    }
    for (ByteBuffer packed : values.packed(ply, first)) {
      out.addValues(packed);
    }
    return out.finish(numbers[0], numbers[numbers.length - 1] + 1);
  }

  private static int copyBlock(long[] numbers, int block, long[] into) {
    int from = block * Block.MOST;
    int count = Math.min(Block.MOST, numbers.length - from);
    System.arraycopy(numbers, from, into, 0, count);
    return count;
  }

  /** What is wanted of the parts of a layer; a part without anything is never opened. */
  private List<Supplier<LayerBlocks>> parts(int ply, List<PartInfo> infos, NumberRanges wanted) {
    return infos.stream()
        .filter(info -> wanted.meets(info.from(), info.end()))
        .<Supplier<LayerBlocks>>map(info -> () -> PartFile.open(store, info, ply).wanted(wanted))
        .toList();
  }

  /**
   * The numbers of successive blocks, which are not those of the parts in which they were found.
   */
  private long[] numbers(LayerJob job, int first, int last) {
    long from = (long) first * Block.MOST;
    long all = job.given().stream().mapToLong(PartInfo::positions).sum();
    long[] numbers = new long[(int) (Math.min((long) last * Block.MOST, all) - from)];
    long[] block = context.numbers(0);
    long at = 0;
    for (PartInfo info : job.given()) {
      if (at + info.positions() <= from || at >= from + numbers.length) {
        at += info.positions();
        continue;
      }
      LayerBlocks part = PartFile.open(store, info, job.ply());
      for (int i = 0; i < part.blocks(); i++) {
        int count = part.count(i);
        if (at + count > from && at < from + numbers.length) {
          part.numbers(0, i, block);
          int skipped = (int) Math.max(0, from - at);
          int to = (int) (at + skipped - from);
          int length = Math.min(count - skipped, numbers.length - to);
          System.arraycopy(block, skipped, numbers, to, length);
        }
        at += count;
      }
    }
    return numbers;
  }
}
