package games.oxo.app.solve;

import games.oxo.game.Position;
import games.oxo.search.solve.Solution;
import org.jspecify.annotations.Nullable;

/**
 * The result of one position that was to be solved: a solution, or the reason why there is none.
 *
 * @param expected the value noted behind it, if any
 */
record SolveResult(
    SolveTask task,
    @Nullable Position position,
    @Nullable ExpectedValue expected,
    @Nullable Solution solution,
    @Nullable String error) {
  static SolveResult wrong(SolveTask task, String reason) {
    return new SolveResult(task, null, null, null, reason);
  }
}
