package games.oxo.book.compact;

/**
 * Codes what a book file has of an entry besides its move: a coarse value, and roughly how useful
 * the entry is, so that the best entries can be picked later.
 */
final class EntryDetails {
  private static final int NUMBERS_A_GROUP = 8;
  private static final int CLASSES = 64;

  private final SymbolCoder coder;
  private final NumberModel values =
      new NumberModel(2 + CoarseValue.COUNT / NUMBERS_A_GROUP, CoarseValue.COUNT);
  private final NumberModel classes = new NumberModel(CLASSES, CLASSES);

  EntryDetails(SymbolCoder coder) {
    this.coder = coder;
  }

  /**
   * The class of an entry by its place in the order of use: two classes for each doubling.
   *
   * @param place from 0
   */
  static int usefulness(int place) {
    int number = place + 1;
    int doublings = 31 - Integer.numberOfLeadingZeros(number);
    int half = doublings == 0 ? 0 : number >> (doublings - 1) & 1;
    return 2 * doublings + half;
  }

  /**
   * Codes the details of an entry.
   *
   * @param before the details of the entry before it on the way, 0 when there is none
   * @return both as one number, never 0
   */
  int code(int before, int value, int usefulness) {
    int group = before == 0 ? 0 : 1 + value(before) / NUMBERS_A_GROUP;
    int codedValue = values.code(coder, group, value);
    int codedClass = classes.code(coder, before == 0 ? 0 : usefulnessOf(before), usefulness);
    return 1 + codedValue + CoarseValue.COUNT * codedClass;
  }

  /** The number of the value in what {@link #code} returned. */
  static int value(int details) {
    return (details - 1) % CoarseValue.COUNT;
  }

  /** The class in what {@link #code} returned. */
  static int usefulnessOf(int details) {
    return (details - 1) / CoarseValue.COUNT;
  }
}
