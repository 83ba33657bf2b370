package games.oxo.search.solve;

import games.oxo.game.Game;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.solve.drop.DropProber;
import games.oxo.search.solve.line.LineProber;
import games.oxo.search.solve.score.ScoreProber;

/** Factory of the null-window search for a game. */
final class Probers {
  private Probers() {}

  /**
   * The search for a game.
   *
   * @param bytes how much memory its table may take
   */
  static Prober of(Game game, long bytes, WorkerPool pool) {
    if (DropProber.serves(game)) {
      return new DropProber(game, bytes, pool);
    }
    SearchRules rules = new SearchRules(game);
    return rules.hasLines()
        ? new LineProber(rules, bytes, pool)
        : new ScoreProber(rules, bytes, pool);
  }
}
