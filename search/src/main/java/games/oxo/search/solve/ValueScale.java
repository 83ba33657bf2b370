package games.oxo.search.solve;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.definition.TurnOrder;
import games.oxo.game.rules.Rules;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Result;
import java.util.OptionalInt;

/**
 * Exact values of one game as whole numbers, for the player to move: what {@link Rules#value} says
 * of games that are over, and with it of all other positions.
 *
 * <p>Score games: the margin of points. Line games: a game that is won with stone number n of the
 * whole game is worth {@code cells + 1 - n} to the winner and the negative of that to the loser, so
 * that winners hurry, losers delay, a draw is 0 and the slowest win is 1. A value so defined does
 * not depend on where a search began.
 */
public final class ValueScale {
  private final Rules rules;
  private final boolean countsStones;
  private final boolean countsStonesLeft;
  private final int cells;
  private final int mostPoints;

  public ValueScale(Game game) {
    rules = game.rules();
    countsStones = rules.countsStones();
    cells = game.board().cells();
    countsStonesLeft =
        countsStones
            && rules.losing().isNone()
            && game.board().gravity()
            && !game.definition().swap()
            && game.definition().turns().equals(TurnOrder.ALTERNATING);
    int stonesOfX = game.stonesOfX(cells);
    mostPoints = rules.mostPoints(Math.max(stonesOfX, cells - stonesOfX));
  }

  /** The value of ending a line game with stone number {@code stones} to the one who wins by it. */
  public int win(int stones) {
    return cells + 1 - stones;
  }

  /** The value of a position in which the game is over to a player. */
  public int ended(Position over, Player player) {
    return rules.value(over.outcome().result(player), over.ply());
  }

  /** No position with {@code ply} stones is worth more, nor less than its negative. */
  public int most(int ply) {
    return countsStones ? cells - ply : mostPoints;
  }

  /**
   * Whether the game has Connect Four's usual score: the stones that the winner has left, the
   * winning one included. So it is with gravity, where nobody loses by a line, turn by turn and
   * without a swap.
   */
  public boolean countsStonesLeft() {
    return countsStonesLeft;
  }

  /** Whether values of this game are customarily written as numbers: margins, or stones left. */
  public boolean hasScores() {
    return !countsStones || countsStonesLeft;
  }

  /** The value of a position with {@code ply} stones in customary words. */
  public Proven value(int number, int ply) {
    if (!countsStones) {
      return new Margin(number);
    }
    int plies = cells + 1 - Math.abs(number) - ply;
    return number == 0 ? Ending.DRAW : new Ending(Result.ofSign(number), plies);
  }

  /** The reverse of {@link #value}: the whole number for a value whose distance is known. */
  public int number(Proven value, int ply) {
    return value instanceof Margin margin
        ? margin.points()
        : value.result().sign() * win(ply + value.plies());
  }

  /**
   * The customary number for a value of a position with {@code ply} stones: the margin, or the
   * stones left; nothing where the game has no such numbers or the distance is not known.
   */
  public OptionalInt score(Proven value, int ply) {
    if (value instanceof Margin margin) {
      return OptionalInt.of(margin.points());
    }
    if (!countsStonesLeft || (value.plies() == 0 && !value.isDraw())) {
      return OptionalInt.empty();
    }
    int size = cells + 1 - value.plies() - ply;
    return OptionalInt.of(value.result().sign() * ((size + 1) / 2));
  }

  /** Only whether it is won, drawn or lost. */
  public static Proven weak(int number) {
    return Ending.of(Result.ofSign(number));
  }
}
