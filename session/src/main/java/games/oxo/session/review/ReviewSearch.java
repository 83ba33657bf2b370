package games.oxo.session.review;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Limits;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import games.oxo.session.judge.JudgeSearch;
import games.oxo.session.judge.Judgement;
import games.oxo.session.judge.PositionJudge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Reviews a game in slices: values every position from the last one back, so that the solver meets
 * positions whose continuations it has just proven, and finds the mistakes.
 */
public final class ReviewSearch {
  /** After so many positions that it could not prove, the solver is not asked again. */
  private static final int FAILURES = 3;

  private final PositionJudge judge;
  private final Position end;
  private final Limits limits;
  private final int of;
  private final List<ReviewedMove> reviewed = new ArrayList<>();

  /** The position that is valued next or now; null when all are. */
  private @Nullable Position at;

  /** What the position after it is worth to X. */
  private @Nullable Value later;

  private @Nullable JudgeSearch running;
  private @Nullable Judgement doubted;
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
    of = end.moves().size();
    at = end;
    if (end.outcome().isOver()) {
      later = PositionJudge.ofEnd(end, Player.X);
      at = end.previous().orElse(null);
    }
  }

  /**
   * Begins, or continues after a pause.
   *
   * @param pause whether to return soon; asked often
   * @return true when all is done; false after a pause
   */
  public boolean run(BooleanSupplier pause) {
    while (at != null) {
      JudgeSearch search = running == null ? start(at) : running;
      running = search;
      if (!search.run(pause)) {
        return false;
      }
      running = null;
      Judgement found = search.judgement().orElseThrow();
      if (doubted == null) {
        judged(at, found);
      } else {
        judgedOther(at, found);
      }
      if (at != null && pause.getAsBoolean()) {
        return false;
      }
    }
    return true;
  }

  /** What is known so far. */
  public Review review() {
    return new Review(end.game(), reviewed, of);
  }

  private JudgeSearch start(Position position) {
    if (doubted != null) {
      return judge.estimate(position, limits, doubted.best());
    }
    return failures < FAILURES
        ? judge.judge(position, limits)
        : judge.estimate(position, limits, List.of());
  }

  private void judged(Position position, Judgement found) {
    failures = found.value().isProven() ? 0 : failures + 1;
    Value after = later;
    if (after == null) {
      later = forX(position, found.value());
      at = position.previous().orElse(null);
      return;
    }
    Move move = moveFrom(position);
    Value own = forMaker(position, move, after);
    Judgement known = own.isWin() && !found.value().isProven() ? won(move) : found;
    // An engine that would have made the same losing move does not know what is better.
    if (own.isLoss()
        && !known.value().isProven()
        && known.best().contains(move)
        && position.legalMoves().size() > 1) {
      doubted = known;
      return;
    }
    add(position, move, known, after);
  }

  private static Judgement won(Move move) {
    return new Judgement(Ending.of(Result.WIN), List.of(move), List.of());
  }

  /** What else there was to play instead of a move that lost. */
  private void judgedOther(Position position, Judgement other) {
    doubted = null;
    Value after = later;
    if (after != null) {
      add(position, moveFrom(position), other, after);
    }
  }

  private void add(Position position, Move move, Judgement known, Value after) {
    Value before = forX(position, known.value());
    boolean kept = known.best().contains(move);
    Optional<Mistake> kind =
        kept
            ? Optional.empty()
            : MistakeFinder.find(known.value(), forMaker(position, move, after));
    reviewed.add(
        0,
        new ReviewedMove(
            position.moves().size() + 1,
            move,
            position.toMove().orElseThrow(),
            before,
            after,
            kept ? move : first(known.best()),
            kind.orElse(null)));
    later = before;
    at = position.previous().orElse(null);
  }

  private static @Nullable Move first(List<Move> moves) {
    return moves.isEmpty() ? null : moves.get(0);
  }

  /** The move of the game in a position. */
  private Move moveFrom(Position position) {
    return end.moves().get(position.moves().size());
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
