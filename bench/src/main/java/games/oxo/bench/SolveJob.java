package games.oxo.bench;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Benchmark of the solver: the exact values of some positions. A slice is all of them, one after
 * the other, with the solver's tables cleared before each.
 */
final class SolveJob implements Job {
  private final List<Position> positions;
  private final Solver solver;
  private final SolveListener listener;
  private long digest;

  SolveJob(Game game, List<String> positions, WorkerPool pool, BooleanSupplier stop) {
    this.positions = positions.stream().map(text -> PositionReader.read(game, text)).toList();
    solver = new Solver(game, SearchJob.BYTES, pool, ExactValues.NONE);
    listener = stop::getAsBoolean;
  }

  @Override
  public long slice() {
    for (Position position : positions) {
      solver.forget();
      Solution found = solver.solve(position, SolveGoal.VALUE, Limits.NONE, listener);
      digest = 31 * (31 * digest + found.nodes()) + Math.round(found.atLeast().rank());
    }
    return positions.size();
  }

  @Override
  public long digest() {
    return digest;
  }
}
