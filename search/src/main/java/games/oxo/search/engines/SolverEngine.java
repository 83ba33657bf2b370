package games.oxo.search.engines;

import games.oxo.game.Dice;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.Solver;

/**
 * The exact solver as an engine: it plays perfectly if it finishes within the limits. Otherwise its
 * answer is an arbitrary legal move, and its value is not proven.
 */
final class SolverEngine implements Engine {
  private final Solver solver;
  private final boolean deterministic;
  private final Dice dice;

  SolverEngine(Solver solver, EngineContext context) {
    this.solver = solver;
    deterministic = context.deterministic();
    dice = new Dice(context.seed());
  }

  @Override
  public String name() {
    return "exact";
  }

  @Override
  public void newGame() {
    solver.forget();
  }

  @Override
  public Analysis think(Position position, SearchRequest request, SearchListener listener) {
    return new SolverSearch(solver, position, request, this::choose).exactly(listener);
  }

  /**
   * Searches for the result and a move that keeps it, whatever the distance to the end. Reports
   * come also while no move is known.
   */
  Analysis thinkWeakly(Position position, SearchRequest request, SearchListener listener) {
    return new SolverSearch(solver, position, request, this::choose).weakly(listener);
  }

  private int choose(int choices) {
    return deterministic ? 0 : dice.below(choices);
  }
}
