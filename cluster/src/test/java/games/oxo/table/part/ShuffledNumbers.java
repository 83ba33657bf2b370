package games.oxo.table.part;

import games.oxo.table.block.Block;
import games.oxo.table.step.LayerBlocks;
import games.oxo.table.step.SuccessorValues;
import games.oxo.table.step.VisitedBits;
import games.oxo.table.step.VisitedSet;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * The other way to find a layer, for comparison: each task takes a part of the layer before and
 * sends what it leads to, sorted, as steps of one to nine bytes, to the ranges it belongs to.
 */
final class ShuffledNumbers implements VisitedSet {
  private long[] found = new long[1 << 16];
  private int size;

  /** All positions that a part leads to. */
  static ShuffledNumbers after(LayerBlocks part, SuccessorValues moves) {
    ShuffledNumbers out = new ShuffledNumbers();
    long[] numbers = new long[Block.MOST];
    for (int block = 0; block < part.blocks(); block++) {
      int count = part.numbers(0, block, numbers);
      moves.mark(numbers, count, out, 0, Long.MAX_VALUE);
    }
    Arrays.sort(out.found, 0, out.size);
    return out;
  }

  @Override
  public void add(long[] numbers, int count) {
    if (size + count > found.length) {
      found = Arrays.copyOf(found, Math.max(size + count, 2 * found.length));
    }
    System.arraycopy(numbers, 0, found, size, count);
    size += count;
  }

  /** Those within a range, each once, as bytes. */
  byte[] encode(LayerPlan.Range range) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int at = Arrays.binarySearch(found, 0, size, range.from());
    at = at < 0 ? -at - 1 : at;
    while (at > 0 && found[at - 1] == range.from()) {
      at--;
    }
    long last = range.from() - 1;
    for (; at < size && found[at] < range.end(); at++) {
      if (found[at] != last) {
        long step = found[at] - last;
        for (; step > 127; step >>>= 7) {
          out.write((int) (step | 128));
        }
        out.write((int) step);
        last = found[at];
      }
    }
    return out.toByteArray();
  }

  /** What a range gets from all tasks becomes its part. */
  static MadePart merge(int ply, LayerPlan.Range range, List<byte[]> pieces) {
    VisitedBits marks = new VisitedBits(range.from(), range.end());
    long[] one = new long[Block.MOST];
    for (byte[] piece : pieces) {
      long last = range.from() - 1;
      int count = 0;
      for (int at = 0; at < piece.length; ) {
        long step = 0;
        int shift = 0;
        byte read;
        do {
          read = piece[at++];
          step |= (read & 127L) << shift;
          shift += 7;
        } while (read < 0);
        last += step;
        one[count++] = last;
        if (count == one.length) {
          marks.add(one, count);
          count = 0;
        }
      }
      marks.add(one, count);
    }
    PartWriter out = new PartWriter(ply, 0);
    int[] size = {0};
    marks.forEach(
        number -> {
          one[size[0]++] = number;
          if (size[0] == Block.MOST) {
            out.addNumbers(one, Block.MOST);
            size[0] = 0;
          }
        });
    if (size[0] > 0) {
      out.addNumbers(one, size[0]);
    }
    return out.finish(range.from(), range.end());
  }

  @Override
  public void forEach(LongConsumer taker) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long from() {
    return 0;
  }

  @Override
  public long end() {
    return Long.MAX_VALUE;
  }
}
