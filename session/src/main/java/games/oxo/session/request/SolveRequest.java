package games.oxo.session.request;

import static games.oxo.session.request.Parameters.LIMITS;
import static games.oxo.session.request.Parameters.PLACE;

import games.oxo.game.Position;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.session.api.ApiContext;
import games.oxo.session.api.ApiService;
import games.oxo.session.shape.Solved;
import java.util.List;

/**
 * Asks for what is proven about a position; answered whenever more is proven, until it is settled.
 */
final class SolveRequest extends LongRequest<Solved> {
  private static final Parameter<Boolean> WEAK = Parameter.flag("weak", "only who wins", false);
  private static final Parameter<Boolean> BEST = Parameter.flag("best", "all best moves", true);
  private static final Parameter<Boolean> EVERY_MOVE =
      Parameter.flag("everyMove", "the value of every move", false);

  private static final Parameter<SolveGoal> GOAL =
      Parameter.object(
          Parameter.shape("SolveGoal", "What to prove.", List.of(WEAK, BEST, EVERY_MOVE)),
          "goal",
          "",
          asked -> new SolveGoal(asked.get(WEAK), asked.get(BEST), asked.get(EVERY_MOVE)));

  SolveRequest() {
    super("solve", "Finds the exact value of a position.", Solved.SOLUTION, PLACE, GOAL, LIMITS);
  }

  @Override
  ApiService.Call start(Asked asked, ApiContext context) {
    Position position = context.readOpen(asked.get(PLACE));
    SolveGoal goal = asked.get(GOAL);
    Limits limits = context.limits().cut(asked.get(LIMITS));
    Solver solver =
        new Solver(
            position.game(),
            context.limits().bytes(),
            WorkerPool.SINGLE,
            context.knowledge().proofs(position.game()));
    return (control, answers) -> {
      SolveListener listener =
          SolveListener.of(
              control, soFar -> answers.accept(answer(new Solved(position, goal, soFar, false))));
      Solution found = solver.solve(position, goal, limits, listener);
      answers.accept(answer(new Solved(position, goal, found, true)));
    };
  }

  @Override
  List<Position> inBook(Asked asked) {
    return List.of(asked.get(PLACE).read());
  }
}
