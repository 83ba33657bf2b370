package games.oxo.search.textbook;

import games.oxo.game.Position;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Points;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.Value;

/** What the numbers of a {@link TextbookSearch} mean at the position where it began. */
public final class TextbookScale {
  private final boolean lineGame;
  private final int cells;
  private final int ply;

  public TextbookScale(SearchRules rules, Position root) {
    lineGame = rules.hasLines();
    cells = rules.cells();
    ply = root.ply();
  }

  /**
   * The value that a number stands for.
   *
   * @param depth stones that were looked ahead; a value from the full board is proven
   */
  public Value value(int score, int depth) {
    int plies = TextbookState.WIN - Math.abs(score) - ply;
    if (lineGame && plies <= cells) {
      return score > 0 ? Ending.win(plies) : Ending.loss(plies);
    }
    if (ply + depth < cells) {
      return estimate(score);
    }
    return lineGame ? Ending.DRAW : new Margin(score / TextbookState.POINT);
  }

  /** The number that stands for a value: the inverse of {@link #value}. */
  public int score(Value value) {
    return value instanceof Ending ending
        ? ending.result().sign() * (TextbookState.WIN - ending.plies() - ply)
        : points(value);
  }

  /** A value as one that proves nothing. */
  public Value estimate(Value value) {
    return estimate(points(value));
  }

  private Value estimate(int score) {
    return lineGame ? Points.evaluation(score) : new Points(score, Points.Unit.HUNDREDTHS);
  }

  private static int points(Value value) {
    int unit = value instanceof Margin ? TextbookState.POINT : 1;
    return unit * (int) RawValue.of(value);
  }
}
