package games.oxo.session.why;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import games.oxo.session.explain.Step;
import games.oxo.session.explain.StepExplainer;
import games.oxo.session.judge.Judgement;
import games.oxo.session.judge.PositionJudge;
import games.oxo.session.judge.TimeBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds out why a move is good or bad: what it is worth, the play that follows, and whether another
 * move was better. It is used once.
 *
 * <p>A move that the rules leave to a player needs no search. Otherwise the exact solver says which
 * moves keep the value, and the one is taken that can be seen most easily to be good.
 */
public final class WhySearch {
  /** A draw is not worth showing to its end. */
  private static final int MOST_STEPS_OF_A_DRAW = 12;

  private final PositionJudge judge;
  private final Position before;
  private final Move move;
  private final Player player;
  private final Limits limits;
  private final StepExplainer explainer;
  private final MoveChoice choice;
  private final ThreatMoves threats;
  private final List<Step> steps = new ArrayList<>();
  private final List<Move> expected = new ArrayList<>();
  private Position at;
  private @Nullable Move better;
  private @Nullable Value betterValue;

  /**
   * @param limits for everything together; if there is no limit of time, the others count for each
   *     search
   * @throws InputException when the move is not legal
   */
  public WhySearch(PositionJudge judge, Position before, Move move, Limits limits) {
    this.judge = judge;
    this.before = before;
    this.move = move;
    this.limits = limits;
    explainer = new StepExplainer(before.game());
    choice = new MoveChoice(before.game());
    threats = new ThreatMoves(before.game());
    steps.add(explainer.explain(before, move));
    at = before.play(move);
    player = before.toMove().orElseThrow();
  }

  /**
   * Finds out what it can within the limits, or until it is stopped.
   *
   * @param listener hears what is known, each time that it is more
   * @return what is known at the end; empty if it was stopped before the value of the move was
   */
  public Optional<Why> run(SearchControl control, Consumer<Why> listener) {
    TimeBudget time = new TimeBudget(limits, control);
    Value value;
    if (at.outcome().isOver()) {
      value = ofEnd();
    } else {
      Judgement found = judge.judge(at, time.share(2, 3), control);
      if (control.stop()) {
        return Optional.empty();
      }
      value = PositionJudge.ofMove(before, move, found.value());
      expected.addAll(found.line());
    }
    listener.accept(why(value));
    follow(value, time, control, listener);
    compare(value, time, control);
    return Optional.of(why(value));
  }

  private Why why(Value value) {
    return new Why(before, move, player, value, steps, at.outcome().isOver(), better, betterValue);
  }

  /** What the move is worth if it ends the game. */
  private Value ofEnd() {
    Value end = PositionJudge.ofEnd(at, player);
    return end instanceof Ending ending && !ending.isDraw() ? new Ending(ending.result(), 1) : end;
  }

  /** Adds the play that follows, as far as it can be found. */
  private void follow(Value value, TimeBudget time, SearchControl control, Consumer<Why> listener) {
    Optional<Move> next = next(value, time, control);
    while (next.isPresent()) {
      add(next.get());
      listener.accept(why(value));
      next = time.stop() ? Optional.empty() : next(value, time, control);
    }
  }

  /** The next move: one that needs no proof, or else a proven one if the value is proven. */
  private Optional<Move> next(Value value, TimeBudget time, SearchControl control) {
    boolean longDraw = value.isDraw() && steps.size() >= MOST_STEPS_OF_A_DRAW;
    if (longDraw || at.outcome().isOver()) {
      return Optional.empty();
    }
    Optional<Move> obvious = obvious();
    return obvious.isEmpty() && value instanceof Proven
        ? judge.prove(at, time.share(1, 3), control).flatMap(this::choose)
        : obvious;
  }

  private void add(Move next) {
    steps.add(explainer.explain(at, next));
    at = at.play(next);
    if (!expected.isEmpty()) {
      if (expected.get(0).equals(next)) {
        expected.remove(0);
      } else {
        expected.clear();
      }
    }
  }

  /** The next move if it needs no proof: the rules leave it, or an engine expects it. */
  private Optional<Move> obvious() {
    Optional<Move> forced = choice.forced(at);
    return forced.isPresent() || expected.isEmpty() ? forced : Optional.of(expected.get(0));
  }

  private Optional<Move> choose(Judgement found) {
    if (!found.isExact() && found.value().isWin()) {
      Optional<Move> threat = threats.winning(at);
      if (threat.isPresent()) {
        return threat;
      }
    }
    List<Move> good = found.value().isLoss() && !found.isExact() ? at.legalMoves() : found.best();
    return good.isEmpty() ? Optional.empty() : Optional.of(choice.clearest(at, good));
  }

  /** Finds out whether another move is proven to be better, unless none can be. */
  private void compare(Value value, TimeBudget time, SearchControl control) {
    if (value instanceof Proven own && (!own.isWin() || own instanceof Margin)) {
      judge.prove(before, time.share(1, 1), control).ifPresent(found -> compare(own, found));
    }
  }

  private void compare(Proven own, Judgement found) {
    if (found.best().isEmpty() || !(found.value() instanceof Proven best)) {
      return;
    }
    boolean points = own instanceof Margin && best instanceof Margin;
    boolean more = points ? best.rank() > own.rank() : best.result().sign() > own.result().sign();
    if (more) {
      better = choice.clearest(before, found.best());
      betterValue = best;
    }
  }
}
