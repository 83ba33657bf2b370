package games.oxo.table.step;

import games.oxo.game.Game;
import games.oxo.table.block.Block;
import games.oxo.table.block.Layer;
import games.oxo.table.rank.RankSelectBits;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Successive blocks of a layer, decoded in memory: the value of each position by its number. */
public final class LayerSlice {
  /** The number belongs to another slice. */
  public static final int ELSEWHERE = Integer.MIN_VALUE;

  /** No array is longer, nor may a slice have more positions. */
  private static final int LONGEST = 1 << 30;

  private final long from;
  private final long length;
  private final @Nullable RankSelectBits places;
  private final long[] numbers;
  private final byte[] small;
  private final int[] large;

  /**
   * Reads blocks.
   *
   * @param eachBlock run before each block; may throw
   */
  public LayerSlice(BlockRun run, boolean smallValues, Runnable eachBlock) {
    from = run.from();
    int count = (int) run.positions();
    length = run.end() - from;
    boolean asBits = RankSelectBits.bytes(length) <= 8L * count;
    long[] words = new long[asBits ? (int) ((length + 63) / 64) : 0];
    numbers = new long[asBits ? 0 : count];
    small = new byte[smallValues ? count : 0];
    large = new int[smallValues ? 0 : count];
    long[] some = new long[Block.MOST];
    int[] values = new int[Block.MOST];
    int done = 0;
    for (int block = 0; block < run.blocks(); block++) {
      eachBlock.run();
      int here = run.numbers(block, some);
      run.values(block, values);
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

  /** Whether a byte holds every value of a game. */
  public static boolean smallValues(Game game) {
    int cells = game.board().cells();
    return cells + game.rules().mostPoints(cells) <= Byte.MAX_VALUE;
  }

  /** The first number of the slice. */
  long from() {
    return from;
  }

  /** The numbers of the slice are below this. */
  long end() {
    return from + length;
  }

  static long positions(Layer layer, int first, int last) {
    return (long) (last - first - 1) * Block.MOST + layer.count(last - 1);
  }

  /**
   * The last block, exclusive, of the largest slice from a block on that fits into this much
   * memory; at least one block.
   */
  public static int fitting(Layer layer, int first, boolean smallValues, long bytes) {
    int last = first + 1;
    while (last < layer.blocks()) {
      long count = positions(layer, first, last + 1);
      // The end of the last block is not known here; its beginning is near enough.
      long range = layer.first(last) - layer.first(first);
      if (bytes(range, count, smallValues) > bytes || count > LONGEST) {
        break;
      }
      last++;
    }
    return last;
  }

  /**
   * The memory that a slice takes.
   *
   * @param range how many numbers there are from its first to its last
   * @param count how many of them belong to positions
   */
  public static long bytes(long range, long count, boolean smallValues) {
    return Math.min(RankSelectBits.bytes(range), 8 * count) + count * (smallValues ? 1 : 4);
  }

  /** The value of the position with this number, or {@link #ELSEWHERE}. */
  public int value(long number) {
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
