package games.oxo.table.part;

import games.oxo.game.input.InputException;
import games.oxo.search.kernel.Kernel;
import games.oxo.table.block.Block;
import games.oxo.table.rank.Numberings;
import games.oxo.table.step.NeighbourRanges;
import games.oxo.table.step.NumberRanges;
import games.oxo.table.step.SuccessorValues;
import games.oxo.table.step.VisitedSet;
import java.util.List;

/**
 * Finds the positions of one layer within a range of numbers. It reads those positions of the layer
 * before from which a move can lead there, marks what they lead to, and needs nothing from whoever
 * finds the other ranges. An instance serves one thread.
 */
public final class PartFinder {
  private final Kernel kernel;
  private final Numberings numberings;
  private final PartStore store;
  private final long bytes;
  private final long[] numbers = new long[Block.MOST];

  /**
   * @param bytes how much memory the marks may take
   */
  public PartFinder(Kernel kernel, Numberings numberings, PartStore store, long bytes) {
    this.kernel = kernel;
    this.numberings = numberings;
    this.store = store;
    this.bytes = bytes;
  }

  /** The part with the empty board. */
  public static MadePart start() {
    PartWriter out = new PartWriter(0, 0);
    out.add(0);
    return made(out, 0, 1);
  }

  /**
   * Finds positions.
   *
   * @param ply how many stones they have, at least 1
   * @param before the parts of the layer before, in ascending order
   * @throws InputException when a part is damaged
   */
  public MadePart find(int ply, long from, long end, List<PartInfo> before) {
    SuccessorValues moves = new SuccessorValues(kernel, numberings, ply - 1);
    NumberRanges wanted = new NeighbourRanges(kernel, numberings).before(ply, from, end);
    PartWriter out = new PartWriter(ply, 0);
    for (long at = from; at < end; ) {
      VisitedSet marks = VisitedSet.slice(at, end, bytes);
      for (PartInfo part : before) {
        if (wanted.meets(part.from(), part.end())) {
          mark(part, ply, wanted, moves, marks);
        }
      }
      marks.forEach(out::add);
      at = marks.end();
    }
    return made(out, from, end);
  }

  private void mark(
      PartInfo info, int ply, NumberRanges wanted, SuccessorValues moves, VisitedSet marks) {
    LayerPart part = LayerPart.open(store, info.name(), ply - 1);
    for (int block = 0; block < part.layer().blocks(); block++) {
      if (wanted.meets(part.layer().first(block), part.end(block, info))) {
        int count = part.reader().numbers(part.layer(), block, numbers);
        moves.mark(numbers, count, marks, marks.from(), marks.end());
      }
    }
  }

  private static MadePart made(PartWriter out, long from, long end) {
    out.endNumbers();
    return new MadePart(from, end, out.positions(), out.finish());
  }
}
