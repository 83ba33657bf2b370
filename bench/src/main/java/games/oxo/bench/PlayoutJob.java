package games.oxo.bench;

import games.oxo.game.Game;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.RandomBits;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.mcts.Playout;
import games.oxo.search.mcts.Policy;

/**
 * Benchmark of playouts: random games of a line game from the empty board to their end, without a
 * tree.
 */
final class PlayoutJob implements Job {
  private static final int SLICE = 20_000;

  private final Playout playout;
  private final LineState start;
  private long digest;

  PlayoutJob(Game game, Policy policy, long seed) {
    SearchRules rules = new SearchRules(game);
    playout = new Playout(rules, policy, new RandomBits(seed));
    start = LineState.stack(rules)[0];
  }

  @Override
  public long slice() {
    long results = 0;
    for (int i = 0; i < SLICE; i++) {
      results = 3 * results + playout.lineGame(start);
    }
    digest = 31 * digest + results;
    return SLICE;
  }

  @Override
  public long digest() {
    return digest;
  }
}
