package games.oxo.search.solve;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Outcome;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.search.Analysis;
import games.oxo.search.Crew;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.Value;
import games.oxo.search.Watcher;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.Stopped;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Finds exact values of positions of one game. It keeps what it learns from one position to the
 * next; it serves one caller at a time.
 *
 * <p>Where the rules offer a swap, it is a move like any other: it is among the best moves when it
 * is one of them, and counts in the distance to the end.
 */
public final class Solver {
  private final Game game;
  private final Scale scale;
  private final KnownValues known;
  private final Prober prober;

  /**
   * @param bytes how much memory it may take
   * @param crew who does the work
   * @param known values that need no search
   */
  public Solver(Game game, long bytes, Crew crew, KnownValues known) {
    this.game = game;
    this.known = known;
    scale = new Scale(game);
    prober = Probers.of(new Kernel(game), bytes, crew);
  }

  /** How this game's values are written as numbers. */
  public Scale scale() {
    return scale;
  }

  /** Forgets what it learned from earlier positions. */
  public void forget() {
    prober.forget();
  }

  /**
   * Proves what it can within the limits, of which time and nodes count.
   *
   * @throws InputException when the game is over in this position
   */
  public Solution solve(Position position, Question question, Limits limits, SolveWatcher watcher) {
    if (position.outcome().isOver()) {
      throw new InputException("the game is over");
    }
    return new Work(position, question, limits, watcher).solution();
  }

  /** One question and what is known of its answer. Numbers are on the scale, with swaps added. */
  private final class Work {
    private final Position position;
    private final Question question;
    private final SolveWatcher watcher;
    private final Clock clock;
    private final long nodesBefore = prober.nodes();
    private final List<Move> best = new ArrayList<>();
    private final List<MoveValue> moves = new ArrayList<>();
    private Value atLeast;
    private Value atMost;

    Work(Position position, Question question, Limits limits, SolveWatcher watcher) {
      this.position = position;
      this.question = question;
      this.watcher = watcher;
      clock = new Clock(limits, stopOnly(watcher));
      int most = scale.most(position.ply());
      atLeast = inWords(-most, position);
      atMost = inWords(most, position);
    }

    Solution solution() {
      try {
        settle();
      } catch (Stopped e) {
        // What is proven so far stands.
      }
      return soFar();
    }

    private Solution soFar() {
      return new Solution(
          atLeast, atMost, best, moves, prober.nodes() - nodesBefore, clock.micros());
    }

    private void settle() {
      Value value = value(position, true);
      prove(value, value);
      if (!question.best() && !question.everyMove()) {
        return;
      }
      List<Move> found = new ArrayList<>();
      for (Move move : position.legalMoves()) {
        if (question.everyMove()) {
          Value worth = value(position, move);
          moves.add(new MoveValue(move, worth, 0, List.of(move)));
          watcher.proven(soFar());
          if (worth.equals(value)) {
            found.add(move);
          }
        } else if (keeps(move, value)) {
          found.add(move);
        }
      }
      if (question.best()) {
        best.addAll(found);
      }
    }

    private void prove(Value low, Value high) {
      atLeast = low;
      atMost = high;
      watcher.proven(soFar());
    }

    private Value inWords(int number, Position at) {
      return question.weak() ? Scale.weak(number) : scale.value(number, at.ply());
    }

    /** The value of a position that is not over. */
    private Value value(Position at, boolean root) {
      if (at.ply() < game.swapPly()) {
        return valueBeforeSwap(at, root);
      }
      Value stones = inWords(number(at, root && !at.swapOffered()), at);
      return at.swapOffered() ? better(stones, swapped(stones)) : stones;
    }

    /** Before the swap each move is looked at by itself: what is good for X gets swapped. */
    private Value valueBeforeSwap(Position at, boolean root) {
      Value highest = null;
      for (Move move : at.legalMoves()) {
        Value worth = value(at, move);
        highest = highest == null ? worth : better(highest, worth);
        if (root) {
          prove(better(atLeast, highest), atMost);
        }
      }
      if (highest == null) {
        throw new IllegalStateException("a game that is not over has a move");
      }
      return highest;
    }

    /** The value of a move to the player who makes it. */
    private Value value(Position at, Move move) {
      if (move.isSwap()) {
        return swapped(inWords(number(at, false), at));
      }
      Position after = at.play(move);
      Player mover = game.mover(at.ply());
      if (after.outcome().isOver()) {
        return inWords(ended(after, mover), at);
      }
      Value value = value(after, false);
      return later(game.mover(after.ply()) == mover ? value : value.negate());
    }

    /** Whether a move is worth the whole value of the position, found with one probe if need be. */
    private boolean keeps(Move move, Value value) {
      if (move.isSwap() || position.ply() < game.swapPly()) {
        return value(position, move).equals(value);
      }
      if (question.weak() && value.kind() == Value.Kind.LOSS) {
        return true;
      }
      int target = number(value);
      Position after = position.play(move);
      Player mover = game.mover(position.ply());
      if (after.outcome().isOver()) {
        return atLeast(ended(after, mover), target);
      }
      OptionalInt stored = known.value(after);
      boolean same = game.mover(after.ply()) == mover;
      if (stored.isPresent()) {
        int worth = stored.getAsInt();
        return atLeast(same ? worth : -worth, target);
      }
      int beta = same ? target : 1 - target;
      return (probe(after, beta) >= beta) == same;
    }

    private boolean atLeast(int number, int target) {
      return question.weak() ? Integer.signum(number) >= target : number >= target;
    }

    /** The number on the scale that stands for a value of the position. */
    private int number(Value value) {
      if (question.weak() || !game.isLineGame()) {
        return (int) value.score();
      }
      return switch (value.kind()) {
        case WIN -> scale.win(position.ply() + value.plies());
        case LOSS -> -scale.win(position.ply() + value.plies());
        default -> 0;
      };
    }

    private int ended(Position after, Player mover) {
      Outcome outcome = after.outcome();
      if (!game.isLineGame()) {
        return outcome.margin(mover);
      }
      int win = scale.win(after.ply());
      return outcome.winner() == null ? 0 : outcome.winner() == mover ? win : -win;
    }

    /** The value without regard to a swap, or only its sign when no more is asked. */
    private int number(Position at, boolean root) {
      OptionalInt stored = known.value(at);
      if (stored.isPresent()) {
        return stored.getAsInt();
      }
      int most = question.weak() ? 1 : scale.most(at.ply());
      int low = -most;
      int high = most;
      long before = prober.nodes();
      for (int probes = 0; low < high; probes++) {
        int beta = prober.next(low, high, probes, prober.nodes() - before);
        int bound = probe(at, beta);
        if (bound >= beta) {
          low = Math.max(low, Math.min(bound, high));
        } else {
          high = Math.min(high, Math.max(bound, low));
        }
        if (root) {
          prove(inWords(low, at), inWords(high, at));
        }
      }
      return low;
    }

    private int probe(Position at, int beta) {
      Player mover = game.mover(at.ply());
      return prober.probe(at.stones(mover), at.stones(mover.other()), at.ply(), beta, clock);
    }

    /** What a swap is worth where the stones alone are worth this. */
    private Value swapped(Value stones) {
      return later(stones.negate());
    }

    /** The same end, seen one move earlier. */
    private Value later(Value value) {
      boolean counts = value.plies() > 0;
      return new Value(value.kind(), value.score(), value.plies() + (counts ? 1 : 0));
    }
  }

  private static Value better(Value one, Value two) {
    return rank(two) > rank(one) ? two : one;
  }

  /** Larger is better: winners hurry, losers delay. */
  private static double rank(Value value) {
    int far = 1000;
    return switch (value.kind()) {
      case WIN -> value.plies() > 0 ? far - value.plies() : value.score();
      case LOSS -> value.plies() > 0 ? value.plies() - far : value.score();
      default -> 0;
    };
  }

  private static Watcher stopOnly(SolveWatcher watcher) {
    return new Watcher() {
      @Override
      public void found(@Nullable Analysis analysis) {}

      @Override
      public boolean stop() {
        return watcher.stop();
      }
    };
  }
}
