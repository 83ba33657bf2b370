package games.oxo.search.certificate;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Limits;
import games.oxo.search.Value;
import games.oxo.search.kernel.Stopped;
import games.oxo.search.solve.Question;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveWatcher;
import games.oxo.search.solve.Solver;
import java.util.Optional;

/** Asks a solver who wins. */
public final class SolvedWinners implements Winners {
  private final Solver solver;
  private final SolveWatcher watcher;

  /**
   * @param watcher can stop the solver
   */
  public SolvedWinners(Solver solver, SolveWatcher watcher) {
    this.solver = solver;
    this.watcher = watcher;
  }

  /**
   * {@inheritDoc}
   *
   * @throws Stopped when the watcher has stopped the solver
   */
  @Override
  public Optional<Player> of(Position position) {
    Solution solution = solver.solve(position, Question.VALUE.weakly(), Limits.NONE, watcher);
    if (!solution.isSettled()) {
      throw new Stopped();
    }
    Player mover = position.toMove().orElseThrow();
    Value.Kind kind = solution.atLeast().kind();
    return kind == Value.Kind.WIN
        ? Optional.of(mover)
        : kind == Value.Kind.LOSS ? Optional.of(mover.other()) : Optional.empty();
  }
}
