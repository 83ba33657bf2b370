package games.oxo.search.engines;

import games.oxo.search.solve.ExactValues;

/**
 * What engines may know of games besides the rules. Made from {@link #NONE} by the {@code with}
 * methods.
 *
 * @param table exact values that {@code best} can look up
 * @param books opening books
 * @param evaluations learned evaluations
 */
public record Knowledge(ExactValues table, BookSupply books, EvaluationSupply evaluations) {
  /** Nothing but the rules. */
  public static final Knowledge NONE =
      new Knowledge(ExactValues.NONE, BookSupply.NONE, EvaluationSupply.NONE);

  public Knowledge withTable(ExactValues values) {
    return new Knowledge(values, books, evaluations);
  }

  public Knowledge withBooks(BookSupply supply) {
    return new Knowledge(table, supply, evaluations);
  }

  public Knowledge withEvaluations(EvaluationSupply supply) {
    return new Knowledge(table, books, supply);
  }
}
