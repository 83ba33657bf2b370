package games.oxo.book;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Result;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules by which proven values of positions make those of moves, and the other way round. A
 * distance to the end is one within which the winner can force it; it need not be the shortest.
 */
public final class Proofs {
  private Proofs() {}

  /**
   * The proven value of a move to the player who makes it.
   *
   * @param after the proven value of the position after it to the player to move there
   * @param sameMover whether that is the same player
   */
  public static Proven ofMove(Proven after, boolean sameMover) {
    Proven seen = sameMover ? after : after.negate();
    return seen instanceof Ending ending ? ending.delayed() : seen;
  }

  /** The reverse of {@link #ofMove}: the value of the position after a move with a proven value. */
  public static Proven afterMove(Proven value, boolean sameMover) {
    Proven seen = sameMover ? value : value.negate();
    return seen.plies() > 1 ? new Ending(seen.result(), seen.plies() - 1) : seen;
  }

  /** The proven value of a move that ended the game to the player who made it. */
  public static Proven ofLastMove(Position over, Player mover) {
    return Proven.ofEnd(over.outcome(), mover, 1);
  }

  /**
   * The proven value of a position, or null: won if a move wins, otherwise the best of its moves if
   * all that matter are proven.
   *
   * @param moves the proven moves
   * @param complete whether no other move is better than the best of them
   */
  public static @Nullable Proven ofPosition(Collection<Proven> moves, boolean complete) {
    int sign = moves.stream().mapToInt(each -> each.result().sign()).max().orElse(-2);
    if (sign == -2 || (sign < 1 && !complete)) {
      return null;
    }
    Result result = Result.ofSign(sign);
    List<Proven> best = moves.stream().filter(each -> each.result() == result).toList();
    if (best.stream().anyMatch(Margin.class::isInstance)) {
      return margin(best, complete, result);
    }
    if (result == Result.DRAW) {
      return Ending.DRAW;
    }
    int[] plies = best.stream().mapToInt(Proven::plies).sorted().toArray();
    if (result == Result.LOSS) {
      return plies[0] == 0 ? Ending.of(result) : Ending.loss(plies[plies.length - 1]);
    }
    for (int each : plies) {
      if (each > 0) {
        return Ending.win(each);
      }
    }
    return Ending.of(result);
  }

  /** How many points it is can be said only if every move has its points. */
  private static Proven margin(List<Proven> best, boolean complete, Result result) {
    boolean all = complete && best.stream().allMatch(Margin.class::isInstance);
    int most =
        best.stream()
            .filter(Margin.class::isInstance)
            .mapToInt(each -> ((Margin) each).points())
            .max()
            .orElse(0);
    return all ? new Margin(most) : Ending.of(result);
  }

  /** Whether a proof says more than what is known. */
  public static boolean isNews(@Nullable Proven known, Proven found) {
    if (known == null) {
      return true;
    }
    if (known.result() != found.result() || known instanceof Margin) {
      return false;
    }
    return found instanceof Margin
        || (found.plies() > 0 && (known.plies() == 0 || found.plies() < known.plies()));
  }
}
