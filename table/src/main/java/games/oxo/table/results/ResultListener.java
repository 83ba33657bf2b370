package games.oxo.table.results;

import games.oxo.game.Position;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;

/** A listener for the progress of a computation, which can stop it. */
public interface ResultListener {
  /**
   * A first move is solved next.
   *
   * @param what the question and the move
   * @param position after the move
   * @return the listener of the solver, which can stop it
   */
  SolveListener solving(String what, Position position, Solver solver);

  /** The win after a first move is proven next; {@link #stop} is then asked all the time. */
  void proving(String what);

  /** The full boards of a question are counted next. */
  void counting(String what);

  /**
   * The counting continues.
   *
   * @param fraction how much of it is done, from 0 to 1
   */
  void counted(double fraction);

  /** Whether to stop now. */
  boolean stop();
}
