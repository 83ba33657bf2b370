package games.oxo.search.certificate;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Limits;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Result;
import java.util.Optional;

/** A {@link WinnerOracle} that uses a solver. */
public final class SolverOracle implements WinnerOracle {
  private final Solver solver;
  private final SolveListener listener;

  /**
   * @param listener can stop the solver
   */
  public SolverOracle(Solver solver, SolveListener listener) {
    this.solver = solver;
    this.listener = listener;
  }

  /**
   * {@inheritDoc}
   *
   * @throws SearchStopped when the listener has stopped the solver
   */
  @Override
  public Optional<Player> of(Position position) {
    Solution solution = solver.solve(position, SolveGoal.VALUE.weakly(), Limits.NONE, listener);
    if (!solution.isSettled()) {
      throw new SearchStopped();
    }
    Player mover = position.toMove().orElseThrow();
    Result result = solution.atLeast().result();
    return result == Result.WIN
        ? Optional.of(mover)
        : result == Result.LOSS ? Optional.of(mover.other()) : Optional.empty();
  }
}
