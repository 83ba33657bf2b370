package games.oxo.book.compact;

/**
 * Codes one choice among several, given how likely each is: an encoder gets what was chosen, a
 * decoder finds it out.
 */
interface SymbolCoder {
  /**
   * Codes one choice.
   *
   * @param weights how likely each choice is, in proportion; none is 0, and their sum is below 2^27
   * @param count the number of choices
   * @param actual what was chosen; a decoder ignores it
   * @return what was chosen
   */
  int code(long[] weights, int count, int actual);

  /** Returns the given choice and writes nothing, for walking through a tree that is known. */
  SymbolCoder NONE = (weights, count, actual) -> actual;
}
