package games.oxo.session.why;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.session.explain.MoveExplainer;
import games.oxo.session.explain.Reason;
import games.oxo.session.explain.SituationExplainer;
import java.util.List;
import java.util.Optional;

/** Chooses the moves of a line of play that explain it best. */
final class MoveChoice {
  private final SituationExplainer situations;
  private final MoveExplainer moves;

  MoveChoice(Game game) {
    situations = new SituationExplainer(game);
    moves = new MoveExplainer(game);
  }

  /**
   * The move that the rules leave to the player: a win at once, the only move that does not lose,
   * or where all lose, a block. Empty where there is a choice.
   */
  Optional<Move> forced(Position at) {
    if (!at.game().rules().endsEarly()) {
      return at.legalMoves().size() == 1 ? Optional.of(at.legalMoves().get(0)) : Optional.empty();
    }
    Player player = at.toMove().orElseThrow();
    List<Move> legal = at.legalMoves();
    for (Move each : legal) {
      if (!each.isSwap() && at.play(each).outcome().winner() == player) {
        return Optional.of(each);
      }
    }
    Optional<Move> found = Optional.empty();
    for (Reason each : situations.explain(at)) {
      if (each instanceof Reason.MustPlay must) {
        return Optional.of(Move.at(must.cell()));
      }
      if (each instanceof Reason.BlockLoses block) {
        return Optional.of(Move.at(block.cell()));
      }
      if (each instanceof Reason.OnlyMove) {
        found = Optional.of(legal.get(0));
      } else if (each instanceof Reason.NoGoodMove) {
        found = Optional.of(clearest(at, lasting(at, legal)));
      }
    }
    return found;
  }

  /** The moves that do not lose at once, or all if there is none. */
  private static List<Move> lasting(Position at, List<Move> legal) {
    List<Move> found =
        legal.stream().filter(each -> at.play(each).outcome().winner() == null).toList();
    return found.isEmpty() ? legal : found;
  }

  /** Of equally good moves the one that says most: a fork, then a forcing move, then a block. */
  Move clearest(Position at, List<Move> good) {
    Move best = good.get(0);
    int most = Integer.MIN_VALUE;
    for (Move each : good) {
      int clear = clarity(at, each);
      if (clear > most) {
        most = clear;
        best = each;
      }
    }
    return best;
  }

  private int clarity(Position at, Move move) {
    int clear = 0;
    for (Reason each : moves.explain(at, move).reasons()) {
      if (each instanceof Reason.LeavesNoAnswer) {
        clear += 1000;
      } else if (each instanceof Reason.ForcesAnswer) {
        clear += 300;
      } else if (each instanceof Reason.Blocks) {
        clear += 100;
      } else if (each instanceof Reason.Threatens) {
        clear += 30;
      } else if (each instanceof Reason.ChangesPoints points) {
        clear += points.after() - points.before();
      }
    }
    return clear;
  }
}
