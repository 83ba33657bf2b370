package games.oxo.session.explain;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import java.util.ArrayList;
import java.util.List;

/** Explains the moves of a line of play of one game, one after the other. */
public final class StepExplainer {
  private final SituationExplainer situations;
  private final MoveExplainer moves;
  private final StepText text;

  public StepExplainer(Game game) {
    situations = new SituationExplainer(game);
    moves = new MoveExplainer(game);
    text = new StepText(game);
  }

  /**
   * Explains one move.
   *
   * @throws InputException when it is not legal
   */
  public Step explain(Position before, Move move) {
    Explanation found = moves.explain(before, move);
    List<Reason> reasons = new ArrayList<>(situations.explain(before));
    reasons.addAll(found.reasons());
    String sentence = text.sentence(before, move, reasons);
    return new Step(move, found.player(), reasons, sentence, cells(found));
  }

  /** The cells that a move is about: a line that ends the game, or else all that it concerns. */
  private static long cells(Explanation found) {
    long completed = 0;
    long concerned = 0;
    for (Reason each : found.reasons()) {
      if (each instanceof Reason.CompletesLine line) {
        completed |= line.line();
      } else if (each instanceof Reason.Blocks block) {
        concerned |= block.line();
      } else if (each instanceof Reason.Threatens threat) {
        concerned |= threat.line();
      } else if (each instanceof Reason.Allows allowed) {
        concerned |= allowed.line();
      }
    }
    return completed != 0 ? completed : concerned;
  }
}
