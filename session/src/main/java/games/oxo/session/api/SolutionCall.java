package games.oxo.session.api;

import games.oxo.game.Position;
import games.oxo.search.Limits;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.SolveSearch;
import games.oxo.search.solve.Solver;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A search for the exact value that answers whenever more is proven, and finally with the result.
 */
final class SolutionCall implements ApiService.Call, SolveListener {
  private final Position position;
  private final SolveGoal goal;
  private final SolveSearch search;
  private Consumer<ApiAnswer> answers = answer -> {};

  SolutionCall(Position position, SolveGoal goal, Solver solver, Limits limits) {
    this.position = position;
    this.goal = goal;
    search = solver.start(position, goal, limits, this);
  }

  @Override
  public boolean run(BooleanSupplier pause, Consumer<ApiAnswer> listener) {
    answers = listener;
    if (!search.run(pause)) {
      return false;
    }
    answers.accept(new ApiAnswer.Solved(position, goal, search.solution(), true));
    return true;
  }

  @Override
  public void proven(Solution soFar) {
    answers.accept(new ApiAnswer.Solved(position, goal, soFar, false));
  }

  @Override
  public boolean stop() {
    return false;
  }
}
