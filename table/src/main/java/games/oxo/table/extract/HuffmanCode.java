package games.oxo.table.extract;

import games.oxo.game.input.InputException;
import java.util.Arrays;

/**
 * A canonical Huffman code of whole numbers: numbers that are frequent have short words. A word has
 * at most 12 bits, so that one look-up decodes it. Immutable.
 *
 * <p>The words follow from their lengths: shorter ones come first, and those of one length are in
 * the order of the numbers.
 */
final class HuffmanCode {
  static final int LONGEST = 12;

  private final int[] values;
  private final int[] lengths;
  private final int[] words;

  /** For each beginning of the bits to come, which number it is. */
  private final short[] decoded;

  /**
   * The code with these lengths.
   *
   * @param values in ascending order
   * @throws InputException when no code has them
   */
  HuffmanCode(int[] values, int[] lengths) {
    this.values = values;
    this.lengths = lengths;
    words = new int[values.length];
    decoded = new short[1 << LONGEST];
    int at = 0;
    for (int length = values.length == 1 ? 0 : 1; length <= LONGEST; length++) {
      int room = 1 << (LONGEST - length);
      for (int i = 0; i < values.length; i++) {
        if (lengths[i] == length) {
          if (at + room > decoded.length) {
            throw new InputException("the lengths of a code are wrong");
          }
          words[i] = at >> (LONGEST - length);
          Arrays.fill(decoded, at, at + room, (short) i);
          at += room;
        }
      }
    }
    if (at != decoded.length) {
      throw new InputException("the lengths of a code are wrong");
    }
  }

  /** The code for numbers in ascending order, and how often each is there, at least once. */
  static HuffmanCode of(int[] values, long[] counts) {
    long[] weights = counts.clone();
    int[] lengths = lengths(weights);
    while (Arrays.stream(lengths).max().orElse(0) > LONGEST) {
      for (int i = 0; i < weights.length; i++) {
        weights[i] = weights[i] / 2 + 1;
      }
      lengths = lengths(weights);
    }
    return new HuffmanCode(values, lengths);
  }

  /** Joins the two lightest trees until there is one; a number's depth in it is its length. */
  private static int[] lengths(long[] counts) {
    int size = counts.length;
    long[] weights = Arrays.copyOf(counts, 2 * size - 1);
    int[] parents = new int[2 * size - 1];
    boolean[] joined = new boolean[2 * size - 1];
    for (int made = size; made < 2 * size - 1; made++) {
      for (int twice = 0; twice < 2; twice++) {
        int lightest = -1;
        for (int i = 0; i < made; i++) {
          if (!joined[i] && (lightest < 0 || weights[i] < weights[lightest])) {
            lightest = i;
          }
        }
        joined[lightest] = true;
        parents[lightest] = made;
        weights[made] += weights[lightest];
      }
    }
    int[] lengths = new int[size];
    for (int i = 0; i < size; i++) {
      for (int at = i; at != 2 * size - 2; at = parents[at]) {
        lengths[i]++;
      }
    }
    return lengths;
  }

  int size() {
    return values.length;
  }

  int value(int index) {
    return values[index];
  }

  int length(int index) {
    return lengths[index];
  }

  /** The word of a number, in its lowest bits. */
  int word(int index) {
    return words[index];
  }

  /** Where a number is among all. */
  int indexOf(int value) {
    return Arrays.binarySearch(values, value);
  }

  /** Which number begins with these 12 bits. */
  int decode(int bits) {
    return decoded[bits];
  }
}
