package games.oxo.book.distill;

/**
 * What to keep of a book.
 *
 * @param rule which moves are good enough by the results of their games
 * @param most the most entries where no swap is to come
 * @param withSwap whether to say also what to do about a swap after the first stone
 */
public record DistillPlan(ChoiceRule rule, long most, boolean withSwap) {
  /** All that the book's player can reach. */
  public static DistillPlan usual(boolean withSwap) {
    return new DistillPlan(ChoiceRule.USUAL, Long.MAX_VALUE, withSwap);
  }
}
