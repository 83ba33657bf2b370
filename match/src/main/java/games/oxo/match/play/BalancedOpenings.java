package games.oxo.match.play;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import java.util.function.Predicate;

/**
 * A filter for positions that the exact solver does not find won for either side: those it proves
 * drawn, and those it cannot solve. It is limited by positions visited, not by time, so the answer
 * is the same on every machine.
 */
public final class BalancedOpenings implements Predicate<Position> {
  private static final Limits EFFORT = Limits.nodes(300_000);

  private final Solver solver;
  private final SolveListener listener;

  /**
   * @param bytes how much memory the solver may take
   * @param listener can stop it; what it has not decided then counts as balanced
   */
  public BalancedOpenings(Game game, long bytes, ExactValues known, SolveListener listener) {
    solver = new Solver(game, bytes, WorkerPool.SINGLE, known);
    this.listener = listener;
  }

  @Override
  public boolean test(Position position) {
    Solution found = solver.solve(position, SolveGoal.VALUE.weakly(), EFFORT, listener);
    return !found.atLeast().isWin() && !found.atMost().isLoss();
  }
}
