package games.oxo.book.compact;

import games.oxo.book.DistilledBook;
import java.util.Arrays;

/** The replies of a book written down as a tree in few digits, without values. */
public final class ReplyTree {
  private static final int NUMBERS = 65;

  private final int[] digits;
  private final int entries;
  private final int places;

  private ReplyTree(int[] digits, int entries, int places) {
    this.digits = digits;
    this.entries = entries;
    this.places = places;
  }

  /**
   * Writes the entries that the book's player can reach.
   *
   * @param before numbers from 0 to 64 that are written before the tree
   * @param base the base of the digits, 64 to 32768
   */
  public static ReplyTree write(DistilledBook book, int[] before, int base) {
    TreeRules rules = new TreeRules(book.game().plain());
    RangeEncoder encoder = new RangeEncoder(base);
    long[] equal = new long[NUMBERS];
    Arrays.fill(equal, 1);
    for (int number : before) {
      encoder.code(equal, NUMBERS, number);
    }
    int[] entries = {0};
    ReplyWalk.Visitor count = (place, move, entry, context) -> ++entries[0];
    ReplyWalk walk = new ReplyWalk(rules, encoder, new BookReplies(rules, book), count);
    walk.run(!book.beforeSwap().isEmpty(), Long.MAX_VALUE);
    return new ReplyTree(encoder.finish(), entries[0], walk.places());
  }

  /** The digits; zeros follow them. */
  public int[] digits() {
    return digits.clone();
  }

  /** How many places the walk asked about, which is what unpacking costs. */
  public int places() {
    return places;
  }

  /** How many entries it has, those before a swap included. */
  public int entries() {
    return entries;
  }
}
