package games.oxo.app.results;

import games.oxo.app.solve.SolveProgress;
import games.oxo.cli.terminal.LongWork;
import games.oxo.game.Position;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.table.results.ResultListener;

/** Shows the progress of a computation on the terminal. */
record ResultProgress(LongWork work) implements ResultListener {
  @Override
  public SolveListener solving(String what, Position position, Solver solver) {
    work.start(what);
    return new SolveProgress(position, SolveGoal.BEST, solver, work);
  }

  @Override
  public void counting(String what) {
    work.start(what);
  }

  @Override
  public void counted(double fraction) {
    work.show(fraction);
  }

  @Override
  public void proving(String what) {
    work.start(what);
  }

  @Override
  public boolean stop() {
    return work.isStopped();
  }
}
