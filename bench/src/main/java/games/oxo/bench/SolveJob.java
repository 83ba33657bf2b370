package games.oxo.bench;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Crew;
import games.oxo.search.Limits;
import games.oxo.search.solve.KnownValues;
import games.oxo.search.solve.Question;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveWatcher;
import games.oxo.search.solve.Solver;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A solver finds the exact values of positions. A slice is all of them, one after the other, and
 * before each the solver forgets what it has learned.
 */
final class SolveJob implements Job {
  private final List<Position> positions;
  private final Solver solver;
  private final SolveWatcher watcher;
  private long digest;

  SolveJob(Game game, List<String> positions, Crew crew, BooleanSupplier stop) {
    this.positions = positions.stream().map(text -> PositionReader.read(game, text)).toList();
    solver = new Solver(game, SearchJob.BYTES, crew, KnownValues.NONE);
    watcher = stop::getAsBoolean;
  }

  @Override
  public long slice() {
    for (Position position : positions) {
      solver.forget();
      Solution found = solver.solve(position, Question.VALUE, Limits.NONE, watcher);
      digest = 31 * (31 * digest + found.nodes()) + Math.round(found.atLeast().score());
    }
    return positions.size();
  }

  @Override
  public long digest() {
    return digest;
  }
}
