package games.oxo.session.review;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueWords;

/** Reviewed moves in words. */
public final class ReviewText {
  private final MoveNotation notation;

  public ReviewText(Game game) {
    notation = new MoveNotation(game);
  }

  /**
   * A sentence about a move: {@code X's c2 throws the win away: draw. With c1: X wins in 1.} or, if
   * it is no mistake, {@code X's c1: X wins in 5.} Distances count from before the move.
   */
  public String sentence(ReviewedMove move) {
    String named = move.player() + "'s " + notation.writeInList(move.move());
    String after = valueWords(move.player(), oneLater(move.after()));
    Mistake kind = move.mistake();
    if (kind == null) {
      return Text.format(move.isProven() ? "%s: %s." : "As far as searched, %s: %s.", named, after);
    }
    boolean certain = move.before().isProven() && move.after().isProven();
    String searched = certain ? "" : "As far as searched, ";
    String text = Text.format("%s%s %s: %s.", searched, named, words(kind, move), after);
    Move best = move.best();
    return best == null
        ? text
        : Text.format(
            "%s With %s: %s.",
            text, notation.writeInList(best), valueWords(move.player(), move.before()));
  }

  private static String words(Mistake kind, ReviewedMove move) {
    int points = Math.abs(MistakeFinder.pointsLost(move.before(), move.after()));
    return kind == Mistake.POINTS
        ? Text.format("costs %d %s", points, points == 1 ? "point" : "points")
        : kind.words();
  }

  /** What the position after a move is worth, as the position before it counts. */
  private static Value oneLater(Value after) {
    return after instanceof Ending ending ? ending.delayed() : after;
  }

  /** A value to X, in words for the player who moves. */
  public static String valueWords(Player player, Value forX) {
    return ValueWords.of(player, player == Player.X ? forX : forX.negate());
  }
}
