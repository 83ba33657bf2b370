package games.oxo.search.value;

import games.oxo.game.board.Player;
import games.oxo.game.rules.Outcome;

/** A proven value: the result when both sides play perfectly. */
public sealed interface Proven extends Value permits Ending, Margin {
  /** Who wins, seen by the player to move. */
  Result result();

  /** Moves until the end; 0 when that is not known or does not count. */
  int plies();

  @Override
  Proven negate();

  /**
   * The value of a game that is over to a player: the margin where points were compared, otherwise
   * the result.
   *
   * @param plies how many moves ago the value is asked for; 0 to leave the distance out
   */
  static Proven ofEnd(Outcome outcome, Player player, int plies) {
    if (outcome.reason() == Outcome.Reason.POINTS) {
      return new Margin(outcome.margin(player));
    }
    Result result = Result.ofSign(outcome.sign(player));
    return result == Result.DRAW ? Ending.DRAW : new Ending(result, plies);
  }
}
