package games.oxo.cluster.solve;

import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.search.Limits;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.Solver;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.apache.spark.api.java.function.Function;
import scala.Tuple2;

/**
 * A task: solves the positions of a block one by one and writes the results as a part. A position
 * on which the solver fails does not fail the task, which would only be tried again: the failure is
 * part of the results.
 */
final class BlockSolver implements Function<Tuple2<Integer, PositionBlock>, Integer> {
  @Serial private static final long serialVersionUID = 1;

  /** Called before each position; tests fail here. */
  @SuppressWarnings("NonFinalStaticField")
  static volatile Consumer<Position> beforeEach = position -> {};

  private final PortableGame portable;
  private final SharedFolder parts;
  private final SolveEffort effort;
  private final int slots;

  /**
   * @param slots how many tasks an executor runs at the same time; 0 when that is not known
   */
  BlockSolver(PortableGame portable, SharedFolder parts, SolveEffort effort, int slots) {
    this.portable = portable;
    this.parts = parts;
    this.effort = effort;
    this.slots = slots;
  }

  /** Solves a numbered block; returns how many positions it has. */
  @Override
  public Integer call(Tuple2<Integer, PositionBlock> numbered) {
    Game game = portable.game();
    PositionBlock block = numbered._2();
    long bytes = SolverPool.bytes(effort.memory(), slots);
    List<SolvedPosition> solved = new ArrayList<>();
    Solver solver = null;
    for (int i = 0; i < block.size(); i++) {
      try {
        solver = solver == null ? SolverPool.take(game, bytes) : solver;
        solved.add(solve(solver, game, block, i));
      } catch (TaskKilledException e) {
        throw e;
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError e) {
        // What state the solver is in nobody knows; another one goes on.
        solver = null;
        solved.add(SolvedPosition.failed(block, i, describe(e)));
      }
    }
    if (solver != null) {
      SolverPool.giveBack(game, bytes, solver);
    }
    parts.write(PartFile.name(numbered._1()), PartFile.write(game, numbered._1(), solved));
    return block.size();
  }

  private SolvedPosition solve(Solver solver, Game game, PositionBlock block, int i) {
    Position position = block.position(game, i);
    beforeEach.accept(position);
    TaskContext task = TaskContext.get();
    Solution solution =
        solver.solve(
            position,
            effort.best() ? SolveGoal.BEST : SolveGoal.VALUE,
            Limits.nodes(effort.nodes()),
            () -> task != null && task.isInterrupted());
    if (task != null && task.isInterrupted()) {
      throw new TaskKilledException("stopped");
    }
    return SolvedPosition.of(block, i, solver.scale(), solution);
  }

  private static String describe(Throwable e) {
    String message = e.getMessage();
    return e.getClass().getSimpleName() + (message == null ? "" : ": " + message);
  }
}
