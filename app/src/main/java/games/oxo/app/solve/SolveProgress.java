package games.oxo.app.solve;

import games.oxo.app.value.SolveText;
import games.oxo.cli.terminal.LongWork;
import games.oxo.game.Position;
import games.oxo.game.words.Text;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import org.jspecify.annotations.Nullable;

/** Shows the progress of a long solve of one position, and stops it on Ctrl-C. */
public final class SolveProgress implements SolveListener {
  private final Thread owner = Thread.currentThread();
  private final Position position;
  private final SolveText text;
  private final Solver solver;
  private final LongWork work;
  private @Nullable Solution soFar;

  public SolveProgress(Position position, SolveGoal question, Solver solver, LongWork work) {
    this.position = position;
    text = new SolveText(position.game(), question.weak());
    this.solver = solver;
    this.work = work;
  }

  @Override
  public void proven(Solution found) {
    soFar = found;
  }

  @Override
  public boolean stop() {
    if (Thread.currentThread() == owner) {
      work.show(this::remark);
    }
    return work.isStopped();
  }

  private String remark() {
    String nodes = Text.format("%,d positions", solver.nodes());
    return soFar == null ? nodes : text.sentence(position, soFar) + ", " + nodes;
  }
}
