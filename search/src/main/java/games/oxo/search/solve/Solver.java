package games.oxo.search.solve;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;

/**
 * Finds exact values of positions of one game. It keeps what it learns from one position to the
 * next; it serves one caller at a time.
 *
 * <p>Where the rules offer a swap, it is a move like any other: it can be among the best moves, and
 * it counts in the distance to the end.
 */
public final class Solver {
  private final ValueScale scale;
  private final ExactValues known;
  private final Prober prober;

  /**
   * @param bytes how much memory it may take
   * @param pool the pool that runs the work
   * @param known values that need no search
   */
  public Solver(Game game, long bytes, WorkerPool pool, ExactValues known) {
    this.known = known;
    scale = new ValueScale(game);
    prober = Probers.of(game, bytes, pool);
  }

  /** How this game's values are written as numbers. */
  public ValueScale scale() {
    return scale;
  }

  /** Positions visited since it was made; a listener may ask while it works. */
  public long nodes() {
    return prober.nodes();
  }

  /** Forgets what it learned from earlier positions. */
  public void forget() {
    prober.forget();
  }

  /**
   * Proves what it can within the limits, of which time and nodes count, or until the listener
   * wants it to stop.
   *
   * @throws InputException when the game is over in this position
   */
  public Solution solve(Position position, SolveGoal goal, Limits limits, SolveListener listener) {
    if (position.outcome().isOver()) {
      throw new InputException("the game is over");
    }
    Clock clock = new Clock(limits, listener);
    NumberSearch numbers = new NumberSearch(scale, prober, known, goal.weak(), clock);
    return new SolveQuery(numbers, position, goal, listener).run();
  }

  /**
   * Looks for the only winning move of a position. In a score game winning means having more
   * points.
   *
   * @param limits of which time and nodes count
   * @throws InputException when the game is over in this position, or a swap is still to come
   */
  public OnlyWin onlyWin(Position position, Limits limits, SearchControl control) {
    if (position.outcome().isOver() || position.swapPending()) {
      throw new InputException(
          position.swapPending() ? "a swap is still to come" : "the game is over");
    }
    return new OnlyWinQuery(prober, position, new Clock(limits, control)).run();
  }
}
