package games.oxo.app.results;

import games.oxo.app.solve.SolveProgress;
import games.oxo.cli.terminal.Progress;
import games.oxo.game.Position;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.table.results.ResultListener;
import java.util.function.BooleanSupplier;

/** Shows the progress of a computation on the terminal. */
record ResultProgress(Progress progress, BooleanSupplier interrupted) implements ResultListener {
  @Override
  public SolveListener solving(String what, Position position, Solver solver) {
    progress.start(what);
    return new SolveProgress(position, SolveGoal.BEST, solver, progress, interrupted);
  }

  @Override
  public void counting(String what) {
    progress.start(what);
  }

  @Override
  public void counted(double fraction) {
    progress.show(fraction);
  }

  @Override
  public void proving(String what) {
    progress.start(what);
  }

  @Override
  public boolean stop() {
    return interrupted.getAsBoolean();
  }
}
