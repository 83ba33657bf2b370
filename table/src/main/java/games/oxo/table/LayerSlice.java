package games.oxo.table;

import games.oxo.table.rank.RankSelectBits;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Successive blocks of a layer, decoded in memory: the value of each position by its number. */
final class LayerSlice {
  /** The number belongs to another slice. */
  static final int ELSEWHERE = Integer.MIN_VALUE;

  /** No array is longer, nor may a slice have more positions. */
  private static final int LONGEST = 1 << 30;

  private final long from;
  private final long length;
  private final @Nullable RankSelectBits places;
  private final long[] numbers;
  private final byte[] small;
  private final int[] large;

  /**
   * Reads blocks {@code first} to {@code last} - 1 of a layer that has values.
   *
   * @param eachBlock run before each block; may throw
   */
  LayerSlice(
      Layer layer,
      int first,
      int last,
      boolean smallValues,
      BlockReader reader,
      Runnable eachBlock) {
    from = layer.first(first);
    int count = (int) positions(layer, first, last);
    long end = endOf(layer, last, reader);
    length = end - from;
    boolean asBits = RankSelectBits.bytes(length) <= 8L * count;
    long[] words = new long[asBits ? (int) ((length + 63) / 64) : 0];
    numbers = new long[asBits ? 0 : count];
    small = new byte[smallValues ? count : 0];
    large = new int[smallValues ? 0 : count];
    long[] some = new long[Block.MOST];
    int[] values = new int[Block.MOST];
    int done = 0;
    for (int block = first; block < last; block++) {
      eachBlock.run();
      int here = reader.numbers(layer, block, some);
      reader.values(layer, block, values);
      for (int i = 0; i < here; i++) {
        if (asBits) {
          long place = some[i] - from;
          words[(int) (place >>> 6)] |= 1L << place;
        } else {
          numbers[done + i] = some[i];
        }
        if (smallValues) {
          small[done + i] = (byte) values[i];
        } else {
          large[done + i] = values[i];
        }
      }
      done += here;
    }
    places = asBits ? new RankSelectBits(words) : null;
  }

  /** Where the numbers of a slice end: with the next block, or with the last of the layer. */
  private static long endOf(Layer layer, int last, BlockReader reader) {
    if (last < layer.blocks()) {
      return layer.first(last);
    }
    long[] some = new long[Block.MOST];
    int count = reader.numbers(layer, last - 1, some);
    return some[count - 1] + 1;
  }

  private static long positions(Layer layer, int first, int last) {
    return (long) (last - first - 1) * Block.MOST + layer.count(last - 1);
  }

  /**
   * The last block, exclusive, of the largest slice from a block on that fits into this much
   * memory; at least one block.
   */
  static int fitting(Layer layer, int first, boolean smallValues, long bytes) {
    int last = first + 1;
    while (last < layer.blocks()) {
      long count = positions(layer, first, last + 1);
      // The end of the last block is not known here; its beginning is near enough.
      long range = layer.first(last) - layer.first(first);
      long index = Math.min(RankSelectBits.bytes(range), 8 * count);
      if (index + count * (smallValues ? 1 : 4) > bytes || count > LONGEST) {
        break;
      }
      last++;
    }
    return last;
  }

  /** The value of the position with this number, or {@link #ELSEWHERE}. */
  int value(long number) {
    long place = number - from;
    if (place < 0 || place >= length) {
      return ELSEWHERE;
    }
    int index = places != null ? places.rank(place) : Arrays.binarySearch(numbers, number);
    if (index < 0) {
      throw new IllegalStateException("a position leads to one that has not been found");
    }
    return small.length > 0 ? small[index] : large[index];
  }
}
