package games.oxo.match.play;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.search.Crew;
import games.oxo.search.Limits;
import games.oxo.search.Value.Kind;
import games.oxo.search.solve.KnownValues;
import games.oxo.search.solve.Question;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveWatcher;
import games.oxo.search.solve.Solver;
import java.util.function.Predicate;

/**
 * Which positions the exact solver does not find won for either side: those it proves drawn, and
 * those too hard for it. It may visit a number of positions for each and no time counts, so the
 * answer is the same on every machine.
 */
public final class BalancedOpenings implements Predicate<Position> {
  private static final Limits EFFORT = Limits.nodes(1_000_000);

  private final Solver solver;
  private final SolveWatcher watcher;

  /**
   * @param bytes how much memory the solver may take
   * @param watcher can stop it; what it has not decided then counts as balanced
   */
  public BalancedOpenings(Game game, long bytes, KnownValues known, SolveWatcher watcher) {
    solver = new Solver(game, bytes, Crew.ALONE, known);
    this.watcher = watcher;
  }

  @Override
  public boolean test(Position position) {
    Solution found = solver.solve(position, Question.VALUE.weakly(), EFFORT, watcher);
    return found.atLeast().kind() != Kind.WIN && found.atMost().kind() != Kind.LOSS;
  }
}
