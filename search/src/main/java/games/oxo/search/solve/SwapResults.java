package games.oxo.search.solve;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.rules.Outcome;
import games.oxo.search.value.Result;
import java.util.Optional;

/**
 * The proven results of positions and moves with the swap, from a source that does not regard it.
 * Who is offered a swap wins whatever is decided: with these stones or with the others. So a first
 * stone that wins without the swap loses where the other may then swap.
 */
public final class SwapResults {
  private final ExactValues known;

  public SwapResults(ExactValues known) {
    this.known = known;
  }

  /** The result of a position that is not over for the player to move; empty when unknown. */
  public Optional<Result> of(Position position) {
    if (!position.swapPending()) {
      return known.result(position);
    }
    if (position.swapOffered()) {
      return known.result(position).map(stones -> stones == Result.DRAW ? Result.DRAW : Result.WIN);
    }
    return position.ply() + 1 == position.game().swapPly() ? bestMove(position) : Optional.empty();
  }

  private Optional<Result> bestMove(Position position) {
    Result best = Result.LOSS;
    for (Move move : position.legalMoves()) {
      Optional<Result> found = ofMove(position, move);
      if (found.isEmpty()) {
        return Optional.empty();
      }
      best = found.get().sign() > best.sign() ? found.get() : best;
    }
    return Optional.of(best);
  }

  /** The result of a legal move for the player who makes it; empty when unknown. */
  public Optional<Result> ofMove(Position position, Move move) {
    Game game = position.game();
    Player mover = game.mover(position.ply());
    Position after = position.play(move);
    Outcome outcome = after.outcome();
    if (outcome.isOver()) {
      return Optional.of(Result.ofSign(outcome.sign(mover)));
    }
    boolean same = !move.isSwap() && game.mover(after.ply()) == mover;
    return of(after).map(found -> same ? found : found.negate());
  }
}
