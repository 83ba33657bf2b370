package games.oxo.table.step;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.LongConsumer;

/** A visited set with a bit for each number: for layers where many numbers are positions. */
public final class VisitedBits implements VisitedSet {
  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

  private final long from;
  private final long end;
  private final long[] words;

  public VisitedBits(long from, long end) {
    this.from = from;
    this.end = end;
    words = new long[(int) ((end - from + 63) / 64)];
  }

  @Override
  public void add(long[] numbers, int count) {
    long length = end - from;
    for (int i = 0; i < count; i++) {
      long place = numbers[i] - from;
      if (place >= 0 && place < length) {
        int word = (int) (place >>> 6);
        long bit = 1L << place;
        // Most have been found before by another way, and then a look is enough.
        if ((words[word] & bit) == 0) {
          WORDS.getAndBitwiseOr(words, word, bit);
        }
      }
    }
  }

  @Override
  public void forEach(LongConsumer taker) {
    for (int i = 0; i < words.length; i++) {
      for (long rest = words[i]; rest != 0; rest &= rest - 1) {
        taker.accept(from + 64L * i + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  @Override
  public long from() {
    return from;
  }

  @Override
  public long end() {
    return end;
  }
}
