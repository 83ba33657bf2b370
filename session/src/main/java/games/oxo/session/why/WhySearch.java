package games.oxo.session.why;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.search.Limits;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import games.oxo.session.explain.Step;
import games.oxo.session.explain.StepExplainer;
import games.oxo.session.judge.JudgeSearch;
import games.oxo.session.judge.Judgement;
import games.oxo.session.judge.PositionJudge;
import games.oxo.session.judge.Timer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds out why a move is good or bad, in slices: what it is worth, the play that follows, and
 * whether another move was better.
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
  private final Timer timer = new Timer();
  private final List<Step> steps = new ArrayList<>();
  private final List<Move> expected = new ArrayList<>();
  private Position at;
  private @Nullable JudgeSearch running;
  private @Nullable Value value;
  private boolean followed;
  private boolean compared;
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
    at = before;
    steps.add(explainer.explain(before, move));
    at = before.play(move);
    player = before.toMove().orElseThrow();
    if (at.outcome().isOver()) {
      Value end = PositionJudge.ofEnd(at, player);
      value =
          end instanceof Ending ending && !ending.isDraw() ? new Ending(ending.result(), 1) : end;
      followed = true;
    }
  }

  /**
   * Begins, or continues after a pause.
   *
   * @param pause whether to return soon; asked often
   * @return true when there is no more to do; false after a pause
   */
  public boolean run(BooleanSupplier pause) {
    timer.start();
    try {
      return (value != null || value(pause)) && follow(pause) && compare(pause);
    } finally {
      timer.stop();
    }
  }

  /** What is known so far; empty while the value of the move is not known. */
  public Optional<Why> why() {
    return value == null
        ? Optional.empty()
        : Optional.of(
            new Why(
                before, move, player, value, steps, at.outcome().isOver(), better, betterValue));
  }

  /** A part of the time that is left; the other limits stay. */
  private Limits share(int part, int of) {
    return Timer.share(limits, (limits.millis() - timer.millis()) * part / of);
  }

  private boolean value(BooleanSupplier pause) {
    JudgeSearch search = running == null ? judge.judge(at, share(2, 3)) : running;
    running = search;
    if (!search.run(pause)) {
      return false;
    }
    running = null;
    Judgement found = search.judgement().orElseThrow();
    value = PositionJudge.ofMove(before, move, found.value());
    expected.addAll(found.line());
    return true;
  }

  /** Adds the play that follows, as far as it can be found. */
  private boolean follow(BooleanSupplier pause) {
    while (!followed) {
      if (at.outcome().isOver() || isLongDraw()) {
        followed = true;
        break;
      }
      Optional<Move> next = running == null ? obvious() : Optional.empty();
      if (next.isEmpty() && value instanceof Proven) {
        JudgeSearch search = running == null ? judge.prove(at, share(1, 3)) : running;
        running = search;
        if (!search.run(pause)) {
          return false;
        }
        running = null;
        next = search.judgement().flatMap(this::choose);
      }
      followed = next.isEmpty() || isTimeUp();
      next.ifPresent(this::add);
      if (pause.getAsBoolean()) {
        return false;
      }
    }
    return true;
  }

  private boolean isTimeUp() {
    return limits.millis() > 0 && timer.millis() >= limits.millis();
  }

  private boolean isLongDraw() {
    return value != null && value.isDraw() && steps.size() >= MOST_STEPS_OF_A_DRAW;
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
  private boolean compare(BooleanSupplier pause) {
    if (compared || !(value instanceof Proven own) || (own.isWin() && !(own instanceof Margin))) {
      return true;
    }
    JudgeSearch search = running == null ? judge.prove(before, share(1, 1)) : running;
    running = search;
    if (!search.run(pause)) {
      return false;
    }
    running = null;
    compared = true;
    search.judgement().ifPresent(found -> compare(own, found));
    return true;
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
