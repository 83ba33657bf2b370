package games.oxo.session.api;

import games.oxo.game.Position;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import java.util.function.Consumer;

/** A search for the exact value that answers whenever more is proven, and finally with the rest. */
record SolutionCall(Position position, SolveGoal goal, Solver solver, Limits limits)
    implements ApiService.Call {
  @Override
  public void run(SearchControl control, Consumer<ApiAnswer> answers) {
    SolveListener listener =
        SolveListener.of(
            control, soFar -> answers.accept(new ApiAnswer.Solved(position, goal, soFar, false)));
    Solution found = solver.solve(position, goal, limits, listener);
    answers.accept(new ApiAnswer.Solved(position, goal, found, true));
  }
}
