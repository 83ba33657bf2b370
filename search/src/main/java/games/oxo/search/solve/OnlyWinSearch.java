package games.oxo.search.solve;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Limits;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.SearchStopped;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Search for the only winning move of a position: one null-window probe asks whether the position
 * is won at all, then one for each legal move whether it wins, until a second one does. The
 * distance to the end is not asked, which makes it much cheaper than exact values.
 *
 * <p>It can be paused and continued as a {@link SolveSearch}, with the same promises.
 */
public final class OnlyWinSearch {
  private final Game game;
  private final Position position;
  private final Limits limits;
  private final ProbeLog log;
  private @Nullable Clock clock;
  private @Nullable Move win;
  private Answer answer = Answer.OPEN;
  private boolean ended;

  /** What is known about the winning moves of a position. */
  public enum Answer {
    /** Nothing is settled yet. */
    OPEN,
    /** The player to move does not win. */
    NONE,
    /** Exactly one move wins. */
    ONE,
    /** At least two moves win. */
    SEVERAL
  }

  OnlyWinSearch(Prober prober, Position position, Limits limits) {
    game = position.game();
    this.position = position;
    this.limits = limits;
    log = new ProbeLog(prober);
  }

  /**
   * Begins, or continues after a pause.
   *
   * @param pause whether to return soon
   * @return true when the question is answered or a limit is reached; false after a pause
   */
  public boolean run(BooleanSupplier pause) {
    if (ended) {
      return true;
    }
    if (clock == null) {
      clock = new Clock(limits, pause);
    } else {
      clock.resume(pause);
    }
    Clock running = clock;
    log.rewind();
    try {
      answer = find(running);
      ended = true;
    } catch (SearchStopped e) {
      ended = !running.isPaused();
    } finally {
      log.stop();
    }
    return ended;
  }

  /** What is known so far. */
  public Answer answer() {
    return answer;
  }

  /**
   * The only move that wins.
   *
   * @throws IllegalStateException unless the answer is {@link Answer#ONE}
   */
  public Move move() {
    if (answer != Answer.ONE || win == null) {
      throw new IllegalStateException("there is no single winning move");
    }
    return win;
  }

  /** Positions visited. */
  public long nodes() {
    return log.allNodes();
  }

  private Answer find(Clock running) {
    win = null;
    if (probe(position, 1, running) < 1) {
      return Answer.NONE;
    }
    List<Move> legal = position.legalMoves();
    for (Move move : legal) {
      if (wins(move, running)) {
        if (win != null) {
          return Answer.SEVERAL;
        }
        win = move;
      }
    }
    return win == null ? Answer.NONE : Answer.ONE;
  }

  private boolean wins(Move move, Clock running) {
    Player mover = game.mover(position.ply());
    Position after = position.play(move);
    if (after.outcome().isOver()) {
      return after.outcome().winner() == mover;
    }
    return game.mover(after.ply()) == mover
        ? probe(after, 1, running) >= 1
        : probe(after, 0, running) < 0;
  }

  private int probe(Position at, int beta, Clock running) {
    Player mover = game.mover(at.ply());
    return log.probe(at.stones(mover), at.stones(mover.other()), at.ply(), beta, running);
  }
}
