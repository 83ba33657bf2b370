package games.oxo.app.play;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.session.GameEnd;
import games.oxo.session.explain.MoveExplainer;
import games.oxo.session.explain.Reason;

/** The end of a game in words. */
final class EndText {
  private EndText() {}

  /** What an end means to a person who played a colour; empty for a draw, which says so itself. */
  static String verdict(GameEnd end, Player colour) {
    return end.winner() == null ? "" : end.winner() == colour ? "You win." : "You lose.";
  }

  /** Why the game ended: the line, the points or paths, or a program that failed. */
  static String reason(GameEnd end, Position position) {
    if (end.reason() != GameEnd.Reason.RULES) {
      return Text.format(
          "%s wins, since the program of %s has failed.",
          end.winner(), position.toMove().orElseThrow());
    }
    String what = pointsArePaths(position) ? ", the lengths of the longest paths" : "";
    return RuleText.outcome(position) + what + ".";
  }

  private static boolean pointsArePaths(Position position) {
    return position.previous().isPresent()
        && new MoveExplainer(position.game())
                .explain(position.previous().get(), position.lastMove().orElseThrow())
                .reasons()
                .stream()
                .anyMatch(each -> each instanceof Reason.Standing standing && standing.path());
  }
}
