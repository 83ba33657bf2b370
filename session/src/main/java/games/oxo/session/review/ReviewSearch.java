package games.oxo.session.review;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import games.oxo.session.judge.Judgement;
import games.oxo.session.judge.PositionJudge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reviews a game: values every position from the last one back, so that the solver meets positions
 * whose continuations it has just proven, and finds the mistakes. It is used once.
 */
public final class ReviewSearch {
  /** After so many positions that it could not prove, the solver is not asked again. */
  private static final int FAILURES = 3;

  private final PositionJudge judge;
  private final Position end;
  private final Limits limits;
  private final List<ReviewedMove> reviewed = new ArrayList<>();
  private int failures;

  /**
   * @param judge one whose estimates are chances
   * @param end the last position of the game, whose moves are reviewed
   * @param limits for each position
   */
  public ReviewSearch(PositionJudge judge, Position end, Limits limits) {
    this.judge = judge;
    this.end = end;
    this.limits = limits;
  }

  /**
   * Reviews all moves, or until it is stopped.
   *
   * @param listener hears what is known after each move
   * @return what is known at the end
   */
  public Review run(SearchControl control, Consumer<Review> listener) {
    Value later =
        end.outcome().isOver()
            ? PositionJudge.ofEnd(end, Player.X)
            : forX(end, judge(end, control).value());
    Optional<Position> at = end.previous();
    while (at.isPresent()) {
      ReviewedMove found = review(at.get(), later, control);
      if (control.stop()) {
        // It was found in a hurry.
        break;
      }
      reviewed.add(0, found);
      listener.accept(soFar());
      later = found.before();
      at = at.get().previous();
    }
    return soFar();
  }

  private Review soFar() {
    return new Review(end.game(), reviewed, end.moves().size());
  }

  /**
   * Reviews the move that was made in a position.
   *
   * @param after what the position after it is worth to X
   */
  private ReviewedMove review(Position position, Value after, SearchControl control) {
    Move move = end.moves().get(position.moves().size());
    Value own = forMaker(position, move, after);
    Judgement known = judge(position, control);
    if (!known.value().isProven()) {
      if (own.isWin()) {
        known = new Judgement(Ending.of(Result.WIN), List.of(move), List.of());
      } else if (own.isLoss() && known.best().contains(move) && position.legalMoves().size() > 1) {
        // An engine that would have made the same losing move does not know what is better.
        known = judge.estimate(position, limits, known.best(), control);
      }
    }
    boolean kept = known.best().contains(move);
    Optional<Mistake> kind = kept ? Optional.empty() : MistakeFinder.find(known.value(), own);
    return new ReviewedMove(
        position.moves().size() + 1,
        move,
        position.toMove().orElseThrow(),
        forX(position, known.value()),
        after,
        kept ? move : first(known.best()),
        kind.orElse(null));
  }

  private Judgement judge(Position position, SearchControl control) {
    Judgement found =
        failures < FAILURES
            ? judge.judge(position, limits, control)
            : judge.estimate(position, limits, List.of(), control);
    failures = found.value().isProven() ? 0 : failures + 1;
    return found;
  }

  private static @Nullable Move first(List<Move> moves) {
    return moves.isEmpty() ? null : moves.get(0);
  }

  private static Value forX(Position position, Value value) {
    return position.toMove().orElseThrow() == Player.X ? value : value.negate();
  }

  /** What a position is worth to who made the move to it, and holds the other colour by a swap. */
  private static Value forMaker(Position before, Move move, Value forX) {
    boolean hasX = (before.toMove().orElseThrow() == Player.X) != move.isSwap();
    return hasX ? forX : forX.negate();
  }
}
