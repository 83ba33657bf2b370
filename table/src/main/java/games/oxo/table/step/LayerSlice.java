package games.oxo.table.step;

import games.oxo.game.Game;
import games.oxo.search.solve.ValueScale;
import games.oxo.table.block.Block;
import games.oxo.table.rank.RankSelectBits;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Successive blocks of a layer, decoded in memory: the value of each position by its number. */
public final class LayerSlice {
  /** The number belongs to another slice. */
  public static final int ELSEWHERE = Integer.MIN_VALUE;

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
  LayerSlice(SliceGroup.Run run, boolean smallValues, Runnable eachBlock) {
    from = run.from;
    int count = (int) run.positions;
    length = run.end - from;
    boolean asBits = RankSelectBits.bytes(length) <= 8L * count;
    long[] words = new long[asBits ? (int) ((length + 63) / 64) : 0];
    numbers = new long[asBits ? 0 : count];
    small = new byte[smallValues ? count : 0];
    large = new int[smallValues ? 0 : count];
    long[] some = new long[Block.MOST];
    int[] values = new int[Block.MOST];
    int done = 0;
    for (SliceGroup.Piece piece : run.pieces) {
      for (int block = piece.first(); block < piece.last(); block++) {
        eachBlock.run();
        int here = piece.part().numbers(0, block, some);
        piece.part().values(0, block, values);
        if (asBits) {
          mark(some, here, words);
        } else {
          System.arraycopy(some, 0, numbers, done, here);
        }
        if (smallValues) {
          for (int i = 0; i < here; i++) {
            small[done + i] = (byte) values[i];
          }
        } else {
          System.arraycopy(values, 0, large, done, here);
        }
        done += here;
      }
    }
    places = asBits ? new RankSelectBits(words) : null;
  }

  private void mark(long[] some, int count, long[] words) {
    for (int i = 0; i < count; i++) {
      long place = some[i] - from;
      words[(int) (place >>> 6)] |= 1L << place;
    }
  }

  /** Whether a byte holds every value of a game. */
  static boolean smallValues(Game game) {
    return new ValueScale(game).most(0) <= Byte.MAX_VALUE;
  }

  /** The first number of the slice. */
  long from() {
    return from;
  }

  /** The numbers of the slice are below this. */
  long end() {
    return from + length;
  }

  /**
   * The memory that a slice takes.
   *
   * @param range how many numbers there are from its first to its last
   * @param count how many of them belong to positions
   */
  static long bytes(long range, long count, boolean smallValues) {
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
