package games.oxo.search.value;

import games.oxo.game.Move;
import games.oxo.game.board.Player;
import games.oxo.game.words.Text;

/**
 * Values in words for people, with the side that they are about. What is certain is told as a fact
 * ({@code wins}, {@code draw}, {@code loses}), what an engine believes as a chance, or as a number
 * for the side that is ahead; {@code docs/play.md} has the legend.
 */
public final class ValueWords {
  private ValueWords() {}

  /**
   * A value to a player in a few words: {@code X wins in 3}, {@code O loses by 2}, {@code draw},
   * {@code 62% for X}, {@code +13 for X}, {@code O leads by about 2.5}.
   */
  public static String of(Player side, Value value) {
    return value.isProven() ? proven(side, value) : estimate(side, value);
  }

  /**
   * The value of a move to the player who makes it. Who swaps holds the other colour from then on,
   * so it is that one which is named.
   */
  public static String ofMove(Player mover, Move move, Value value) {
    return of(move.isSwap() ? mover.other() : mover, value);
  }

  private static String proven(Player side, Value value) {
    if (value.isDraw()) {
      return "draw";
    }
    String verb = side + (value.isWin() ? " wins" : " loses");
    if (value instanceof Margin margin) {
      return verb + " by " + Math.abs(margin.points());
    }
    return value instanceof Ending ending && ending.plies() > 0
        ? verb + " in " + ending.plies()
        : verb;
  }

  private static String estimate(Player side, Value value) {
    if (value instanceof Chance) {
      return brief(value) + " for " + side;
    }
    Points points = (Points) value;
    if (points.unit() == Points.Unit.UNSTATED) {
      return Text.format("it says %s for %s", RawValue.text(value), side);
    }
    if (points.amount() == 0) {
      return "even";
    }
    Player ahead = points.amount() > 0 ? side : side.other();
    return points.unit() == Points.Unit.HUNDREDTHS
        ? Text.format("%s leads by about %s", ahead, inPoints(Math.abs(points.rank())))
        : Text.format("+%s for %s", RawValue.text(Math.abs(points.amount())), ahead);
  }

  private static String inPoints(double amount) {
    return Text.format("%.1f", Math.max(0.1, amount)).replaceFirst("[.]0$", "");
  }

  /**
   * A value for a cell of the board: {@code win}, {@code =}, {@code -} for a loss, {@code 62%},
   * {@code +2.5}; empty for an estimate that only compares moves.
   */
  public static String brief(Value value) {
    if (value.isProven()) {
      return value.isWin() ? "win" : value.isDraw() ? "=" : "-";
    }
    if (value instanceof Chance chance) {
      return Math.round(100 * chance.expected()) + "%";
    }
    Points points = (Points) value;
    return points.unit() != Points.Unit.HUNDREDTHS
        ? ""
        : points.amount() == 0
            ? "+0"
            : (points.amount() > 0 ? "+" : "-") + inPoints(Math.abs(points.rank()));
  }
}
